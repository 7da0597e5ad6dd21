import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as server from '../../shell/server/server';
import { repository } from '../paths';
import { builtPrograms } from './builtPrograms';

/** What the page server's program has to offer to whoever loads it. */
type PageServer = typeof server;

const siteCache = path.join(repository, '.cache/programs');

/** Loads the page server as its image has it. The program of its rendering processes is beside it. */
export async function loadPageServer(cache = siteCache): Promise<PageServer> {
  const folder = await builtPrograms({
    names: ['shell', 'renderer'],
    sources: ['shell/server', 'contract/src', 'shared-ui/src'],
    workspaces: ['shell'],
    cache,
  });
  return (await import(pathToFileURL(path.join(folder, 'shell.cjs')).href)) as PageServer;
}
