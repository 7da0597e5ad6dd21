import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

import { buildIsolationServer } from './isolationServer';

test.each([
  [undefined, 'staging_pass=1'],
  ['known_browser=2', 'known_browser=2; staging_pass=1'],
])(
  'of a page with the cookies %s, the API gets those and the site’s pass',
  async (cookie, sent) => {
    const api = createServer(({ headers }, response) => response.end(headers.cookie));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const app = await buildIsolationServer({
      release: {
        contract: { name: 'mfe_talks', contract: 1, routes: [] },
        version: '1.0.0',
        entry: 'remoteEntry.js',
      },
      harness: { version: 'abc', scripts: [] },
      folders: { release: tmpdir(), harness: tmpdir() },
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      cookies: 'staging_pass=1',
    });
    const { body } = await app.inject({
      url: '/api/events/',
      headers: { ...(cookie && { cookie }) },
    });
    expect(body).toBe(sent);
    await app.close();
    api.close();
  },
);
