import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../freePort';
import { repository } from '../paths';
import { serveRemote } from './remoteServer';

test('a remote that is served twice keeps the files of both builds', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mfe-twice-'));
  writeFileSync(path.join(folder, 'main.js'), 'globalThis.answer = 42;');
  writeFileSync(
    path.join(folder, 'webpack.config.js'),
    `module.exports = {
      mode: 'none',
      entry: ${JSON.stringify(path.join(folder, 'main.js'))},
      output: { path: process.env.BUILD_OUTPUT, clean: true, filename: process.env.TEST_FILE },
    };`,
  );
  const ports = [await freePort(), await freePort()] as const;
  const serve = (port: number, file: string) => {
    process.env.TEST_FILE = file;
    return serveRemote(folder, { port, report: () => undefined });
  };
  const servers = [await serve(ports[0], 'first.js'), await serve(ports[1], 'second.js')] as const;
  const isServed = async (file: string, { origin }: (typeof servers)[number]) =>
    (await fetch(`${origin}/${file}`)).ok;
  try {
    expect(await isServed('first.js', servers[0])).toBe(true);
    expect(await isServed('second.js', servers[1])).toBe(true);
    expect(await isServed('second.js', servers[0])).toBe(false);
  } finally {
    delete process.env.TEST_FILE;
    await Promise.all(servers.map((server) => server.stop()));
    for (const port of ports)
      rmSync(path.join(repository, '.cache/dev', String(port)), { recursive: true });
    rmSync(folder, { recursive: true });
  }
});
