// `npm run icons -- Bell`: writes the Lucide icons that the site uses, and those named here, into the module that the site
// imports. lucide-react would bring five thousand files for about a hundred icons (decision 0154).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeIcons } from './icons/writeIcons';
import { repository } from './paths';

const file = path.join(repository, 'shared-ui/src/parts/icons/icons.ts');

writeFileSync(file, writeIcons(readFileSync(file, 'utf8'), process.argv.slice(2)));
