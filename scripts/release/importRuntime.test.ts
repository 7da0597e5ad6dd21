import { directory } from './testing/ownReleases';

import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';

import { importRelease } from './import/importRelease';
import { buildElsewhere, removeElsewhere } from './testing/elsewhere';
import { entryScript } from './testing/writeRelease';

const release = { name: 'mfe_talks', version: '1.0.0' };

/** Imports a remote whose entry has this many extra incompressible bytes, like a federation runtime's. */
function importWith(bytes: number, federation?: string) {
  const filler = `/* ${randomBytes(bytes / 2).toString('hex')} */`;
  const map = {
    sources: ['webpack://t/node_modules/@module-federation/runtime-core/dist/core.js'],
  };
  const folder = buildElsewhere(release, {
    files: {
      'remoteEntry.abc.js': entryScript(release) + filler,
      'remoteEntry.abc.js.map': JSON.stringify(map),
      'release.json': JSON.stringify({
        version: '1.0.0',
        repository: 'github:talks/talks',
        federation,
      }),
    },
  });
  return importRelease(folder);
}

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(removeElsewhere);

describe('a federation runtime in a remote’s entry', () => {
  test('is let in if the build says so', async () => {
    expect(await importWith(30_000, 'own')).toMatchObject({ action: 'import' });
  });

  test('is refused otherwise, as in a remote that is lent the host’s', async () => {
    await expect(importWith(1_000)).rejects.toThrow(
      'remoteEntry.abc.js contains its own copy of @module-federation/runtime-core',
    );
  });

  test('has a budget of its own', async () => {
    await expect(importWith(120_000, 'own')).rejects.toThrow(
      /the entry has \d+ bytes \(at most 35000\)/,
    );
  });

  test('is called by the one word that there is for it', async () => {
    await expect(importWith(1_000, 'mine')).rejects.toThrow('release.json: “federation” is “own”');
  });
});

test.each([
  ['react', 'React.Children.only expected to receive a single React element child.'],
  ['react-dom', 'https://react.dev/errors/'],
])('its own %s is found without source maps', async (name, words) => {
  const files = { 'Talks.def.js': `const words = "${words}";`, 'Talks.def.js.map': null };
  await expect(importRelease(buildElsewhere(release, { files }))).rejects.toThrow(
    `Talks.def.js contains its own copy of ${name}`,
  );
});
