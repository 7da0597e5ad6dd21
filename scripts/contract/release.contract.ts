// Run by each remote's own project of jest.config.js, so by `npm test -w mfe-events` too.
import { runTask } from '../build/buildTask';
import { isPublished, remoteTask, sourceRelease } from '../build/remoteBuild';
import { verifyRelease } from '../release/verifyRelease';

/** The folder of the remote that is being tested, from jest.config.js. */
declare const remoteFolder: string;

test('the release that these sources make keeps the contract with the shell', async () => {
  const release = sourceRelease(remoteFolder);
  // The release is the one that `npm start` would build, and is there for it afterwards.
  const report = () => undefined;
  if (!isPublished(release)) await runTask(remoteTask(remoteFolder, report, release), report);
  expect(await verifyRelease(release)).toEqual([]);
}, 120_000);
