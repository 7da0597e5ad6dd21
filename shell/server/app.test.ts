import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { configOf } from './testing/configOf';
import { icons, programs } from './testing/programs';

let folder: string;
let api: Server;
let app: FastifyInstance;

const events = {
  ...buildRegistered({
    name: 'mfe_events',
    routes: [
      ['/events', './Catalogue'],
      ['/events/:id', './EventDetail'],
    ],
  }),
  screens: { './EventDetail': ['/remotes/mfe_events/1.0.0/detail.abc.js'] },
  scriptIntegrity: { '/remotes/mfe_events/1.0.0/detail.abc.js': 'sha384-def' },
  redirects: { '/programme': '/events' },
};
const landing = buildRegistered({
  name: 'mfe_landing',
  routes: [['/', './Landing']],
  more: { prerender: true },
});

const tickets = buildRegistered({
  name: 'mfe_tickets',
  routes: [['/t/:token', './TicketLink']],
  more: { private: true },
});

const inFolder = (...steps: string[]) => path.join(folder, ...steps);
const site = () => ({ shellDirectory: inFolder('shell'), releasesDirectory: inFolder('releases') });
async function writeRegistry(remotes: { entry: string }[]): Promise<void> {
  for (const { entry } of remotes) {
    const script = inFolder(entry.replace('/remotes/', 'releases/'));
    await mkdir(path.dirname(script), { recursive: true });
    await writeFile(script, 'entry');
  }
  await writeFile(inFolder('releases/registry.json'), JSON.stringify({ contract: 1, remotes }));
}

const picturePreload = '<link rel="preload" as="image" href="/hero.avif"/>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-server-'));
  await writeRegistry([landing, events]);
  await mkdir(inFolder('shell'));
  await writeFile(inFolder('shell/main.abc.js'), 'plain');
  await writeFile(inFolder('shell/main.abc.js.br'), 'brotli');
  await writeFile(inFolder('shell/main.abc.js.map'), '{}');
  await writeFile(
    inFolder('shell/build.json'),
    JSON.stringify({ scripts: ['main.abc.js'], httpClient: ['http-client.abc.js'] }),
  );
  await writeFile(inFolder('releases/mfe_events/1.0.0/index.html'), '<!doctype html>');
  for (const file of ['history.jsonl', '.registry.owner', 'registry.json.next'])
    await writeFile(inFolder('releases', file), '{"by":"Ada"}');
  const frame = {
    before: '<header>bar<i>entry</i></header>',
    entry: '<i>entry</i>',
    after: '<footer></footer>',
    css: '.bar{}',
    globalCss: 'h1{color:green}',
    webFonts: '',
    fonts: ['/assets/figtree-latin-wght-normal.abc.woff2'],
  };
  await writeFile(inFolder('shell/frame.json'), JSON.stringify(frame));
  await writeFile(inFolder('shell/programs.json'), JSON.stringify(programs));
  await writeFile(inFolder('shell/icons.json'), JSON.stringify(icons));
  await writeFile(
    inFolder('releases/mfe_landing/1.0.0/Landing.prerendered.json'),
    JSON.stringify({ html: `${picturePreload}<h1>Hello</h1>`, css: '.hero{}' }),
  );
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ client: request.headers['x-forwarded-for'] }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiPort = (api.address() as AddressInfo).port;
  app = await buildServer(configOf(site(), `http://127.0.0.1:${apiPort}`));
});

afterAll(async () => {
  await app.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the HTML of a page', () => {
  test('has the integrity of all modules of a remote that is built of them, before the first is loaded', async () => {
    const [entry, screen, later] = ['remoteEntry.js', 'screen.js', 'assets/later.js'].map(
      (file) => `/remotes/mfe_talks/1.0.0/${file}`,
    ) as [string, string, string];
    const talks = {
      ...buildRegistered({ name: 'mfe_talks', routes: [['/talks', './Talks']] }),
      entry,
      integrity: 'sha256-entry',
      type: 'module',
      screens: { './Talks': [screen] },
      scriptIntegrity: {
        [entry]: 'sha256-entry',
        [screen]: 'sha256-screen',
        [later]: 'sha256-later',
      },
    };
    await writeRegistry([events, landing, tickets, talks]);
    try {
      const { body } = await get('/talks');
      const [map = '', nonce, integrity = ''] =
        /<script type="importmap" nonce="([^"]+)">(.+?)<\/script>/.exec(body) ?? [];
      expect(body).toContain(`<script nonce="${nonce}">`);
      expect(JSON.parse(integrity)).toEqual({ integrity: talks.scriptIntegrity });
      const preload = `<link rel="modulepreload" href="${screen}" integrity="sha256-screen">`;
      expect(body.indexOf(preload)).toBeGreaterThan(body.indexOf(map));
      expect(body).not.toContain(`as="script" href="${entry}"`);
    } finally {
      await writeRegistry([landing, events]);
    }
  });

  test('has the registry, the title, and preloads of the entry and its screen’s chunk', async () => {
    const { statusCode, headers, body } = await get('/events/7');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>EventDetail · Nzuko</title>');
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mfe_events/1.0.0/remoteEntry.abc.js" integrity="sha384-abc">',
    );
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mfe_events/1.0.0/detail.abc.js" integrity="sha384-def">',
    );
    // Nothing else on the page needs it.
    expect(body.match(/sha384-def/g)).toHaveLength(1);
    expect(body).toContain('<link rel="preload" as="script" href="/assets/http-client.abc.js">');
    expect(body).toContain('<script class="shell" src="/assets/main.abc.js" defer></script>');
    // It shows no word before its scripts, so its fonts have time.
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/figtree-latin-wght-normal.abc.woff2" crossorigin>',
    );
    expect(body).not.toContain('keptFonts()');
    expect(body).toContain('"name":"mfe_landing"');
    expect(body).toContain('paintTheme()');
    expect(body).toContain('fatalPage()');
  });

  test('has a new nonce each time, and a policy without eval', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const { headers, body } = await get('/');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toContain('unsafe');
      expect(body).toContain(`<script nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('whose path is a secret sends no referrer and is not indexed', async () => {
    await writeRegistry([landing, events, tickets]);
    try {
      const { statusCode, headers } = await app.inject('/t/a-secret-token');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect((await app.inject('/events')).headers['x-robots-tag']).toBeUndefined();
    } finally {
      await writeRegistry([landing, events]);
    }
  });

  test('has an icon that exists', async () => {
    const href = /<link rel="icon" href="([^"]+)"/.exec((await get('/')).body)?.[1];
    const { statusCode, headers, body } = await get(href ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg [^]+<\/svg>\n$/);
  });

  test('can be installed as an app that opens on the dashboard', async () => {
    const { body } = await get('/');
    const href = /<link rel="manifest" href="([^"]+)" crossorigin="use-credentials">/.exec(
      body,
    )?.[1];
    const { statusCode, headers, body: text } = await get(href ?? '');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json\b/);
    const manifest = JSON.parse(text) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Nzuko',
      short_name: 'Nzuko',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
    });
    const forAny = manifest.icons.filter(({ purpose }) => purpose === 'any');
    expect(forAny.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    const apple = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(body)?.[1] ?? '';
    for (const src of [...manifest.icons.map((icon) => icon.src), apple]) {
      const icon = await app.inject(src);
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, 'image/png']);
      expect(icon.body).toBe(src.slice(1));
    }
  });

  test('of a prerendered screen is complete in the first HTML, with its styles', async () => {
    const { body } = await get('/');
    expect(body).toContain(
      '<div id="prerendered"><header>bar</header><h1>Hello</h1><footer></footer></div>',
    );
    expect(body.split('</head>')[0]).toContain(picturePreload);
    expect(body).toMatch(/<style nonce="[^"]+" data-prerendered>\.bar\{\}\.hero\{\}/);
    expect(body).toMatch(
      /<script nonce="[^"]+">markMember\(\)markClock\(\)firstFrame\(\)<\/script>/,
    );
    expect(body).toContain('earlyPress()');
    expect(body).not.toContain('first-paint" role="status"');
    expect(body).not.toContain('http-client');
    expect(body).not.toContain('<noscript>');
    expect((await get('/events')).body).not.toMatch(
      /data-prerendered|markMember|firstFrame|earlyPress/,
    );
  });

  test('allows nothing from the visitor’s machine, nor an override', async () => {
    const { headers, body } = await get('/events');
    expect(headers['content-security-policy']).not.toContain('localhost');
    expect(body).not.toContain('data-override');
  });

  test('has the sampling rate of page reports', async () => {
    expect((await get('/events')).body).toContain('data-telemetry="10"');
  });

  test('is compressed for clients that accept it', async () => {
    const { headers } = await get('/events', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
  });

  test.each(['/events/7', '/events/7/', '//events/7//'])(
    'at %s is the one at /events/7',
    async (url) => {
      expect((await get(url)).body).toContain(
        '<link rel="canonical" href="http://nzuko.example/events/7">',
      );
    },
  );

  test('cannot be broken out of by the registry’s content', async () => {
    const evil = buildRegistered({ routes: [['/evil', './Evil']], name: 'mfe_evil' });
    evil.routes[0]!.title = '</script><script>alert(1)</script>';
    await writeRegistry([landing, events, evil]);
    // Both writes may have the same timestamp.
    await utimes(inFolder('releases/registry.json'), new Date(), new Date(Date.now() + 5_000));
    const { body } = await get('/evil');
    expect(body).not.toContain('<script>alert(1)');
    await writeRegistry([landing, events]);
  });
});

test.each([
  ['/no/such/page', '/'],
  ['/index.php', '/'],
  ['/programme', '/events'],
  ['/programme/', '/events'],
  ['/not-utf-8/%E9', '/'],
  ['//x:99999/', '/'],
  ['//elsewhere.example/programme', '/'],
])('%s goes to %s', async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

test.each(['//', '///?x'])('%s is the start page', async (url) => {
  expect((await get(url)).statusCode).toBe(200);
});

test('a changed registry is served without a restart', async () => {
  expect((await get('/registry.json')).json().remotes).toHaveLength(2);
  await writeRegistry([landing]);
  await utimes(inFolder('releases/registry.json'), new Date(), new Date(Date.now() + 10_000));
  const { headers, body } = await get('/registry.json');
  expect(JSON.parse(body).remotes).toHaveLength(1);
  expect(headers['cache-control']).toBe('no-cache');
  await writeRegistry([landing, events]);
});

test('the registry names the shell’s build, both in the page and as a file', async () => {
  const { shell } = (await get('/registry.json')).json();
  expect(shell).toMatch(/^[0-9a-f]{10}$/);
  expect((await get('/events')).body).toContain(`"shell":"${shell}"`);
});

test('the service worker is revalidated each time and served from the root', async () => {
  const { statusCode, headers, body } = await get('/service-worker.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).toBe('serviceWorker()');
});

describe('files', () => {
  test('with a hash in their name are immutable', async () => {
    const { statusCode, headers } = await get('/remotes/mfe_events/1.0.0/remoteEntry.abc.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('show a single release to testers, not to search engines or frames', async () => {
    const { statusCode, headers } = await get('/remotes/mfe_events/1.0.0/index.html');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html') as string,
      'content-security-policy': `frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    });
  });

  test('are compressed for clients that accept it', async () => {
    expect((await get('/assets/main.abc.js', { 'accept-encoding': 'br' })).body).toBe('brotli');
    expect((await get('/assets/main.abc.js')).body).toBe('plain');
  });

  test.each([
    '/assets/gone.js',
    '/assets/main.abc.js.map',
    '/assets/build.json',
    '/remotes/mfe_events/9.9.9/remoteEntry.js',
    '/remotes/registry.json',
    '/remotes/history.jsonl',
    '/remotes/.registry.owner',
    '/remotes/registry.json.next',
    '/remotes/mfe_landing/1.0.0/Landing.prerendered.json',
  ])('%s is a 404, never the page', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toBe('text/plain');
  });
});

test('where overrides are allowed, a local remote can run and add its own path', async () => {
  const staging = await buildServer(configOf(site(), undefined, { allowOverride: true }));
  const { statusCode, headers, body } = await staging.inject('/speakers');
  expect(statusCode).toBe(200);
  expect(body).toContain(' data-override>');
  expect(headers['content-security-policy']).toMatch(/script-src [^;]* http:\/\/localhost:\*;/);
  await staging.close();
});

test('the API gets the client address from a trusted proxy only', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  const trusted = await get('/api/events/', forwarded);
  expect(trusted.json()).toMatchObject({ client: '198.51.100.7' });
  const stranger = await app.inject({
    url: '/api/events/',
    headers: forwarded,
    remoteAddress: '203.0.113.9',
  });
  expect(stranger.json()).toMatchObject({ client: '203.0.113.9' });
});

test('the metrics are not public: the page server’s own are for those who reach it directly', async () => {
  expect((await get('/api/metrics')).statusCode).toBe(404);
  expect((await get('/metrics', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(404);
  const { body, headers } = await get('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    'registry_faults{kind="file"} 0',
    'registry_faults{kind="remote"} 0',
  ]);
});
