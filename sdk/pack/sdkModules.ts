import { createRequire } from 'node:module';
import path from 'node:path';

import { readJson, repository } from '../../scripts/paths';

/** Our modules in the SDK, by a remote's import names. */
type Modules = Record<string, string>;

const modules = readJson<{ shared: Modules; bundled: Modules }>(repository, 'sdk/modules.json');

/** Modules that exist once per page, or only in tests. */
export const SHARED_MODULES = modules.shared;

/** Modules that each remote bundles itself (decisions 0016, 0041, 0127). */
export const BUNDLED_MODULES = modules.bundled;

export const SDK_MODULES = { ...SHARED_MODULES, ...BUNDLED_MODULES };

const { resolve } = createRequire(path.join(repository, 'package.json'));

/** The source file of one of our modules, from the repository's root. */
export const sourceOf = (module: string) => path.relative(repository, resolve(module));
