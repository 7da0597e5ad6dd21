// Part of each remote's own project in jest.config.js, so `npm test -w mfe-events` runs it too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { RemoteContract } from '@nzuko/contract';

import { buildRemote } from '../build/remoteBuild';
import { sourceRelease } from '../build/sourceRelease';
import { buildsDirectory, MISSING_HARNESS, readJson, remoteFolders, repository } from '../paths';
import { releaseFolder } from '../release/registryFile';
import { integrityOf } from '../release/releaseFiles';
import { verifyRelease } from '../release/verifyRelease';

/** The folder of the remote under test; set by jest.config.js. */
declare const remoteFolder: string;

const release = sourceRelease(remoteFolder);
/** A file with a hash in its name, in the release or beside the program's public path. */
const NAMED = /["/ ]([\w.-]+\.[0-9a-f]{10,}\.(?:avif|webp|png|jpe?g|svg|woff2))/g;

// `npm start` and `publish` take this build; the test itself releases nothing.
beforeAll(() => buildRemote(remoteFolder, () => undefined, release), 120_000);

test('the release built from these sources keeps the contract with the shell and the other remotes', async () => {
  const others = remoteFolders()
    .filter((folder) => folder !== remoteFolder)
    .map((folder) => readJson<RemoteContract>(repository, folder, 'remote.json'));
  expect(await verifyRelease(release, { directory: buildsDirectory, others })).toEqual([]);
});

/** Leaves out the isolation page's own script, which no entry loads. */
const isScript = (file: string) => file.endsWith('.js') && file !== MISSING_HARNESS;

test('its entry has the integrity of every chunk, so that none runs that was changed', () => {
  const folder = releaseFolder(release, buildsDirectory);
  const scripts = readdirSync(folder).filter(isScript);
  const entry = scripts.find((file) => file.startsWith('remoteEntry.')) ?? '';
  const text = readFileSync(path.join(folder, entry), 'utf8');
  const chunks = scripts.filter((file) => file !== entry);
  expect(chunks).not.toEqual([]);
  const without = chunks.filter((file) => !text.includes(integrityOf(path.join(folder, file))));
  expect(without).toEqual([]);
});

test('browsers compile all of it but the library for PDFs as it arrives', () => {
  const folder = releaseFolder(release, buildsDirectory);
  const compiledLate = readdirSync(folder)
    .filter(isScript)
    .filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return !text.startsWith('//# allFunctionsCalledOnLoad\n');
    });
  expect(compiledLate.filter((file) => !file.includes('pdf-lib'))).toEqual([]);
});

test('the page server’s markup and programs name only files that are there', () => {
  const folder = releaseFolder(release, buildsDirectory);
  const ofServer = readdirSync(folder).filter((file) => /\.(prerendered\.json|cjs)$/.test(file));
  const named = ofServer.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(NAMED)].map(([, name = '']) => name),
  );
  const unknown = [...new Set(named)].filter((name) => !existsSync(path.join(folder, name)));
  expect(unknown).toEqual([]);
});
