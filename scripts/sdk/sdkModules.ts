import path from 'node:path';

import { readJson, repository } from '../paths';

/** By the names that a remote imports, the modules of ours that the SDK has. */
type Modules = Record<string, string>;

const modules = readJson<{ shared: Modules; bundled: Modules }>(repository, 'sdk/modules.json');

/** Those that are there once on a page, or in tests alone. */
export const SHARED_MODULES = modules.shared;

/** Those that each remote bundles itself (decisions 0016, 0041, 0127). */
export const BUNDLED_MODULES = modules.bundled;

/** All of them. */
export const SDK_MODULES = { ...SHARED_MODULES, ...BUNDLED_MODULES };

/** The source of a module of ours, from the repository's root. */
export const sourceOf = (module: string) => path.relative(repository, require.resolve(module));
