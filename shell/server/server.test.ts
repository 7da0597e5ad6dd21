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
