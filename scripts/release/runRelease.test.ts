import { directory } from './testing/ownReleases';

import { rmSync } from 'node:fs';

import { runRelease } from './runRelease';
import { readRegistryFile } from './registryFile';
import { writeRelease } from './testing/writeRelease';

/** Runs a command of `npm run release`; resolves with its output. */
async function release(...args: string[]) {
  const lines: string[] = [];
  const isWell = await runRelease(args, (line) => lines.push(line));
  return { isWell, text: lines.join('\n') };
}

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.each([[[]], [['help']], [['--help']]])('%j lists the commands', async (args: string[]) => {
  expect(await release(...args)).toEqual({
    isWell: true,
    text: expect.stringMatching(/^npm run release -- <command>/),
  });
});

test('a command that doesn’t exist is named above those that do', async () => {
  expect(await release('publsh', 'events')).toEqual({
    isWell: false,
    text: expect.stringMatching(
      /^There is no command “publsh”\.\n\nnpm run release -- <command>\n/,
    ),
  });
});

test.each([
  [['import'], 'Name the folder, tarball or URL to import.'],
  [['flag'], 'Name the flag and its setting: npm run release -- flag <name> <on|off|'],
  [['flag', 'talks.map'], 'Name the flag and its setting'],
  [['publish'], 'Name a remote; one of: '],
])('%j says what is missing', async (args: string[], sentence: string) => {
  await expect(release(...args)).rejects.toThrow(sentence);
});

test.each([
  [['list'], true, 'No remote is live.'],
  [['verify'], true, 'No remote is live.'],
  [['list', 'events'], true, 'mfe_events has no published version.'],
  [['history'], true, 'Nothing has been released.'],
  [['verify', 'events'], false, 'mfe_events has no published version.'],
])('%j of a new clone says that there is nothing', async (args, isWell, text) => {
  expect(await release(...args)).toEqual({ isWell, text });
});

test('versions follow their remotes, with a v or without', async () => {
  for (const name of ['mfe_talks', 'mfe_venues'])
    for (const version of ['1.0.0', '1.1.0']) writeRelease({ name, version }, directory);
  await release('activate', 'talks', 'v1.0.0', 'venues', '1.0.0');
  expect(readRegistryFile().remotes.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
});

test('the share of a canary may have its percent sign', async () => {
  for (const version of ['1.0.0', '1.1.0']) writeRelease({ name: 'mfe_talks', version }, directory);
  await release('activate', 'talks', '1.0.0');
  await release('canary', 'talks', '1.1.0', '10%');
  expect(readRegistryFile().canaries).toMatchObject([{ share: 10 }]);
  // An empty variable of a script ends no canary.
  await expect(release('canary', 'talks', '1.1.0', '')).rejects.toThrow('between 0 and 100');
});
