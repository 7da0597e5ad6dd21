import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** A registry on this machine. */
export interface TestRegistry {
  url: string;
  /** The folder of each package's tarballs; nearly all registries call it `-`. */
  place: string;
  /** The requested paths. */
  asked: string[];
  /** Publishes a package without content. */
  publish: (name: string, version: string, env: NodeJS.ProcessEnv) => Promise<void>;
  stop: () => void;
}

/** Starts a registry with its packages in `store`. */
export async function startRegistry(store: string): Promise<TestRegistry> {
  const server = createServer(({ url = '' }, response) => {
    registry.asked.push(url);
    const [, name = '', at, file] = url.split('/');
    if (at === undefined) response.end(JSON.stringify(packument(name, store, registry)));
    else if (at === registry.place && file) response.end(readFileSync(path.join(store, file)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry: TestRegistry = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    place: '-',
    asked: [],
    publish: async (name, version, env) => {
      const folder = path.join(store, name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
      await promisify(execFile)('npm', ['pack', '--pack-destination', store], { cwd: folder, env });
    },
    stop: () => server.close(),
  };
  return registry;
}

/** The registry's document about a package. */
function packument(name: string, store: string, { url, place }: TestRegistry): object {
  const versions = readdirSync(store).flatMap(
    (file) => new RegExp(`^${name}-(\\d.*)\\.tgz$`).exec(file)?.[1] ?? [],
  );
  const details = versions.map((version) => {
    const file = `${name}-${version}.tgz`;
    const hash = createHash('sha512').update(readFileSync(path.join(store, file)));
    const tarball = `${url}${name}/${place}/${file}`;
    const dist = { tarball, integrity: `sha512-${hash.digest('base64')}` };
    return [version, { name, version, dist }];
  });
  return { name, 'dist-tags': {}, versions: Object.fromEntries(details) };
}
