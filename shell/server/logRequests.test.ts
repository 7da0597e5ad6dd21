import { makeBuiltSite } from './testing/builtSite';
import { startPageServer } from './testing/startPageServer';

test('a token in the URL of a page or call is neither logged nor forwarded', async () => {
  const site = await makeBuiltSite();
  await site.writeProgram(
    'mfe_tickets/1.0.0',
    'TicketLink',
    '{ readPage: () => Promise.reject(new Error("No.")), render: () => ({ html: "", css: "" }) }',
  );
  const server = await startPageServer({
    SHELL_DIR: site.shellDirectory,
    RELEASES_DIR: site.releasesDirectory,
    API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'trace',
  });
  try {
    const page = await fetch(`${server.url}/auth/google/callback?access_token=a-secret-token`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(text).not.toContain('a-secret-token');
    expect((await fetch(`${server.url}/t/a-secret-token`)).status).toBe(200);
    const call = await fetch(`${server.url}/api/auth/password-reset-confirm/MQ/a-secret-token/`);
    expect(call.status).toBeGreaterThanOrEqual(500);
  } finally {
    // The process writes its last lines before it exits.
    await server.stop();
    await site.remove();
  }
  expect(server.lines.join('\n')).toContain('"route":"/*","status":200');
  expect(server.lines.join('\n')).toContain('"route":"/t/:token","remote":"mfe_tickets"');
  expect(server.lines.join('\n')).not.toContain('a-secret-token');
});
