import type { RemoteRoute } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';

const remote = (name: `mfe_${string}`, path: string, access: RemoteRoute['access']) =>
  buildRegistered({ name, routes: [[path, './Form']], more: { access, prerender: true } });
const markups = {
  login: '<form method="post"><button>Sign In</button></form>',
  search: '<form role="search"><input name="search"/></form>',
  plain: '<button>Sell</button>',
};

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let app: FastifyInstance;

beforeAll(async () => {
  site = await makeBuiltSite([
    remote('mfe_login', '/login', 'guest'),
    remote('mfe_search', '/search', 'everyone'),
    remote('mfe_plain', '/plain', 'everyone'),
  ]);
  for (const [name, html] of Object.entries(markups)) {
    await site.write(`releases/mfe_${name}/1.0.0/Form.prerendered.json`, { html, css: '' });
  }
  app = await buildServer(configOf(site, 'http://127.0.0.1:9', { telemetryEvery: 0 }));
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

const pageAt = async (url: string) => (await app.inject(url)).body;

test('a signed-in user doesn’t see a screen for guests, and sees any other', async () => {
  const hidden = /\[data-member\] #prerendered :is\([^{]*,main\)\{visibility:hidden\}/;
  expect(await pageAt('/login')).toMatch(hidden);
  expect(await pageAt('/search')).not.toMatch(hidden);
});

test('what is typed is kept where there is a form to type in', async () => {
  expect(await pageAt('/login')).toContain('earlyPress()keepTyped()');
  expect(await pageAt('/login')).not.toContain('firstFormats()');
  expect(await pageAt('/search')).toContain('earlyPress()keepTyped()');
  expect(await pageAt('/plain')).not.toContain('keepTyped');
});

test('a form that only scripts can send says so to those who have none', async () => {
  const notice = '<p class="needs-script" role="status">This form needs JavaScript.';
  expect(await pageAt('/login')).toContain(notice);
  expect(await pageAt('/search')).not.toContain(notice);
  expect(await pageAt('/login')).toContain('[data-clock] .needs-script{display:none}');
});
