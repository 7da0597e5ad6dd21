import path from 'node:path';

import { repository } from '../paths';
import { builtPrograms } from './builtPrograms';
import { SOURCE_MAPS } from './programs';

/** Inside `api`, so that its packages resolve. */
const apiCache = path.join(repository, 'api/.cache/programs');

/** Arguments for Node to run the API as its image does. The payment sandbox is in the same folder. */
export async function apiProgram(cache = apiCache): Promise<string[]> {
  const folder = await builtPrograms({
    names: ['api', 'sandbox'],
    sources: ['api/src', 'contract/src'],
    workspaces: ['api'],
    cache,
  });
  return ['--require', path.join(folder, SOURCE_MAPS), path.join(folder, 'api.cjs')];
}
