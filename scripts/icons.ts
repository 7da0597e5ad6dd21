// `npm run icons -- Bell`: writes Lucide's icons that the site uses, and those named here, where the site imports them from.
// lucide-react would bring five thousand files for some hundred icons (decision 0154).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeIcons } from './icons/writeIcons';
import { repository } from './paths';

const file = path.join(repository, 'shared-ui/src/parts/icons/icons.ts');

writeFileSync(file, writeIcons(readFileSync(file, 'utf8'), process.argv.slice(2)));
