import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { readRegistryFile, releaseFolder } from '../../scripts/release/registryFile';

/**
 * Serves a remote's live release as a developer's machine would, with `change` applied to each of its text files; returns
 * its origin and a function that stops it.
 */
export async function serveLocally(
  remote: string,
  change: (text: string, file: string) => string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const live = readRegistryFile().remotes.find(({ name }) => name === remote);
  if (!live) throw new Error(`${remote} is not in the registry.`);
  const folder = releaseFolder(live);
  const server = createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    response.setHeader('access-control-allow-origin', '*');
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader(
      'content-type',
      file.endsWith('.js') ? 'text/javascript' : 'application/json',
    );
    return response.end(change(readFileSync(file, 'utf8'), path.basename(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, stop };
}
