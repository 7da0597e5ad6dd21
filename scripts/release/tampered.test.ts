import { directory } from './testing/ownReleases';

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { buildServer } from '../../shell/server/app';
import { readConfig } from '../../shell/server/config';
import { makeBuiltSite } from '../../shell/server/testing/builtSite';
import { activate, addRelease, canary } from './commands';
import { FILES_RECORD, recordFiles } from './releaseFiles';
import { faultsOfServed } from './servedFiles';
import { writeRelease } from './testing/writeRelease';
import { verifyRelease } from './verifyRelease';

const release = { name: 'mfe_talks', version: '1.0.0' };
const folder = path.join(directory, 'mfe_talks/1.0.0');
const inFolder = (file: string) => path.join(folder, file);

beforeEach(() => addRelease(release, async () => writeRelease(release, directory)));
afterEach(() => rmSync(directory, { recursive: true }));

/** Changes a file without changing its length. */
function tamper(file: string): void {
  const text = readFileSync(inFolder(file), 'utf8');
  writeFileSync(inFolder(file), text.replace(/.$/, '!'));
}

const ways: [string, () => void, string][] = [
  ['its entry', () => tamper('remoteEntry.abc.js'), 'remoteEntry.abc.js was changed'],
  ['a chunk', () => tamper('Talks.def.js'), 'Talks.def.js was changed'],
  ['its contract', () => tamper('remote.json'), 'remote.json was changed'],
  ['a source map', () => rmSync(inFolder('Talks.def.js.map')), 'Talks.def.js.map is gone'],
  ['one file more', () => writeFileSync(inFolder('more.js'), ''), 'more.js was added'],
  [
    'a chunk and the record of it',
    () => {
      tamper('Talks.def.js');
      recordFiles(folder);
    },
    'files.json is not the one that was published',
  ],
  [
    'a chunk, without any record of it',
    () => {
      tamper('Talks.def.js');
      rmSync(inFolder(FILES_RECORD));
    },
    'files.json is not the one that was published',
  ],
];

test.each(ways)(
  'a release of which %s was tampered with does not go live',
  async (_what, change, fault) => {
    change();
    expect(await verifyRelease(release)).toEqual([fault]);
    await expect(activate(release)).rejects.toThrow(fault);
    await expect(canary(release.name, release.version, 10)).rejects.toThrow(fault);
  },
);

test.each(ways)('nor does it stay unnoticed once it is live: %s', async (_what, change, fault) => {
  await activate(release);
  expect(await verifyRelease(release)).toEqual([]);
  change();
  expect(await verifyRelease(release)).toEqual([fault]);
});

test('of one that is another altogether, five files say so', async () => {
  for (const file of Array.from({ length: 8 }, (_, number) => `${number}.js`))
    writeFileSync(inFolder(file), '');
  const faults = await verifyRelease(release);
  expect(faults).toHaveLength(6);
  expect(faults.at(-1)).toBe('and 3 more');
});

test('one that is older than the record can still go live, for a rollback', async () => {
  const older = { name: 'mfe_talks', version: '0.9.0' };
  writeRelease(older, directory);
  rmSync(path.join(directory, 'mfe_talks/0.9.0', FILES_RECORD));
  expect(await verifyRelease(older)).toEqual([]);
  await activate(older);
});

describe('over a URL', () => {
  let app: FastifyInstance;
  let site: Awaited<ReturnType<typeof makeBuiltSite>>;
  let url: string;
  let served: (file: string, body: string) => string;

  beforeEach(async () => {
    served = (_file, body) => body;
    site = await makeBuiltSite();
    const { shellDirectory } = site;
    app = await buildServer({ ...readConfig({}), shellDirectory, releasesDirectory: directory });
    // Plays a cache or a proxy in front of the site.
    app.addHook('onRequest', async (request, reply) => {
      const file = path.basename(request.url);
      if (!/\.js$/.test(file)) return undefined;
      const body = readFileSync(inFolder(file), 'utf8');
      const changed = served(file, body);
      return changed === body ? undefined : reply.type('text/javascript').send(changed);
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await app.close();
    await site.remove();
  });

  test('every file that the site serves is compared, before and after it is live', async () => {
    expect(await faultsOfServed(release, url)).toEqual([]);
    await activate(release);
    expect(await faultsOfServed(release, url)).toEqual([]);
  });

  test.each(['remoteEntry.abc.js', 'Talks.def.js'])(
    '%s with other bytes is noticed',
    async (file) => {
      served = (name, body) => (name === file ? `${body} ` : body);
      expect(await faultsOfServed(release, url)).toEqual([
        `/remotes/mfe_talks/1.0.0/${file} is served with other bytes (br)`,
      ]);
    },
  );

  test('so is a compressed copy, which is what browsers get', async () => {
    writeFileSync(inFolder('Talks.def.js.br'), brotliCompressSync('alert(1)'));
    expect(await faultsOfServed(release, url)).toEqual([
      '/remotes/mfe_talks/1.0.0/Talks.def.js is served with other bytes (br)',
    ]);
  });

  test('and a file that is not there', async () => {
    const elsewhere = await makeBuiltSite();
    const empty = await buildServer({ ...readConfig({}), ...elsewhere });
    const emptyUrl = await empty.listen({ host: '127.0.0.1', port: 0 });
    expect(await faultsOfServed(release, emptyUrl)).toContain(
      '/remotes/mfe_talks/1.0.0/Talks.def.js is not served',
    );
    await empty.close();
    await elsewhere.remove();
  });

  test('a site that does not answer is named', async () => {
    await app.close();
    await expect(faultsOfServed(release, url)).rejects.toThrow(
      new RegExp(`^${url}/remotes/mfe_talks/1\\.0\\.0/\\S+ could not be loaded: .+\\.$`),
    );
  });
});
