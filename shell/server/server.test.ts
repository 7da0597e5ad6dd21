import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { makeBuiltSite } from './testing/builtSite';
import { startPageServer } from './testing/startPageServer';

test('the page server stops when the process that started it is gone', async () => {
  const site = await makeBuiltSite();
  const server = await startPageServer({
    SHELL_DIR: site.shellDirectory,
    RELEASES_DIR: site.releasesDirectory,
    API_URL: 'http://127.0.0.1:9',
  });
  try {
    expect(await server.leave()).toBe(0);
  } finally {
    await server.stop();
    await site.remove();
  }
});

test('it doesn’t start with a wrong setting, and says so without a stack', () => {
  const program = ['--import', 'tsx', path.join(__dirname, 'server.ts')];
  const env = { ...process.env, TELEMETRY_EVERY: 'abc' };
  const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  expect(stderr).toBe(
    'The page server does not start. These settings are wrong:\n  - TELEMETRY_EVERY must be a whole number from 0 to 10000, not "abc"\n',
  );
  expect(status).toBe(1);
});
