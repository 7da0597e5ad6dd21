// Part of each remote's own project in jest.config.js, so `npm test -w mfe-events` runs it too.
import { buildApp } from '../build/buildApp';
import { remoteTask, sourceRelease } from '../build/remoteBuild';
import { isPublished } from '../release/registryFile';
import { verifyRelease } from '../release/verifyRelease';

/** The folder of the remote under test, from jest.config.js. */
declare const remoteFolder: string;

test('the release built from these sources keeps the contract with the shell', async () => {
  const release = sourceRelease(remoteFolder);
  // This is the release that `npm start` would build; afterwards it doesn't have to.
  const report = () => undefined;
  if (!isPublished(release)) await buildApp(remoteTask(remoteFolder, report, release), report);
  expect(await verifyRelease(release)).toEqual([]);
}, 120_000);
