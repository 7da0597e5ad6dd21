import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as server from '../../shell/server/server';
import { repository } from '../paths';
import { builtPrograms } from './builtPrograms';

/** The exports of the page server's program. */
type PageServer = typeof server;

const siteCache = path.join(repository, '.cache/programs');

/** Loads the page server in the form that its image has. Its rendering processes' program is in the same folder. */
export async function loadPageServer(cache = siteCache): Promise<PageServer> {
  const folder = await builtPrograms({
    names: ['shell', 'renderer'],
    sources: ['shell/server', 'contract/src', 'shared-ui/src'],
    workspaces: ['shell'],
    cache,
  });
  return (await import(pathToFileURL(path.join(folder, 'shell.cjs')).href)) as PageServer;
}
