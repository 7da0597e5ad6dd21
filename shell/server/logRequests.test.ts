import { rm } from 'node:fs/promises';
import path from 'node:path';

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

test('without a registry, visitors read an error id, the log has the error under it, and the metrics fail', async () => {
  const site = await makeBuiltSite();
  await rm(path.join(site.releasesDirectory, 'registry.json'));
  const server = await startPageServer({
    SHELL_DIR: site.shellDirectory,
    RELEASES_DIR: site.releasesDirectory,
  });
  try {
    const headers = { 'x-request-id': 'c0ffee42-of-the-proxy' };
    const page = await fetch(`${server.url}/t/a-secret-token`, { headers });
    expect(page.status).toBe(500);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await page.text()).toBe('Something went wrong on our side. Error id: c0ffee42\n');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(500);
  } finally {
    await server.stop();
    await site.remove();
  }
  expect(server.lines).toContainEqual(
    expect.stringMatching(/"level":50.*"reqId":"c0ffee42-of-the-proxy".*ENOENT.*"request failed"/),
  );
  expect(server.lines.join('\n')).not.toContain('a-secret-token');
});
