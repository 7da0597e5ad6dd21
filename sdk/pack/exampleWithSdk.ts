import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { unpackTar } from 'modern-tar';

import { repository } from '../../scripts/paths';
import { EXAMPLE, isSource, packSdk, writeSdk } from './packSdk';

/** The repository in `examples/speakers`, with the packed SDK installed. */
export interface Example {
  folder: string;
  remove: () => void;
}

/**
 * Copies the example and installs the SDK from its tarball as npm does: by unpacking it. All other packages are found in the
 * folders above, in the versions of the root's lock file: installing them would need the network.
 */
export async function exampleWithSdk(): Promise<Example> {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  const around = mkdtempSync(path.join(repository, '.cache/example-'));
  const folder = path.join(around, 'speakers');
  cpSync(EXAMPLE, folder, { recursive: true, filter: isSource });
  await writeSdk(path.join(around, 'sdk'));
  const tarball = gunzipSync(await readFile(packSdk(path.join(around, 'sdk'))));
  for (const { header, data } of await unpackTar(tarball, { strip: 1 })) {
    const target = path.join(folder, 'node_modules/@nzuko/shell-sdk', header.name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data ?? '');
  }
  return { folder, remove: () => rmSync(around, { recursive: true, force: true }) };
}
