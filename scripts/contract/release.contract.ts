// Part of each remote's own project in jest.config.js, so `npm test -w mfe-events` runs it too.
import { buildRemote, sourceRelease } from '../build/remoteBuild';
import { buildsDirectory } from '../paths';
import { verifyRelease } from '../release/verifyRelease';

/** The folder of the remote under test, from jest.config.js. */
declare const remoteFolder: string;

test('the release built from these sources keeps the contract with the shell', async () => {
  const release = sourceRelease(remoteFolder);
  // `npm start` and `publish` take this build; the test itself releases nothing.
  await buildRemote(remoteFolder, () => undefined, release);
  expect(await verifyRelease(release, { directory: buildsDirectory })).toEqual([]);
}, 120_000);
