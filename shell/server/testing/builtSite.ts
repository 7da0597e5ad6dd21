import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { RegisteredRemote } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';

import { icons, programs } from './programs';

const landing = buildRegistered({
  name: 'mfe_landing',
  routes: [['/', './Landing']],
  more: { prerender: true, sitemap: true },
});
const auth = buildRegistered({ name: 'mfe_auth', routes: [['/auth/*', './SocialCallback']] });
const tickets = buildRegistered({
  name: 'mfe_tickets',
  routes: [['/t/:token', './TicketLink']],
  more: { private: true },
});

/** The smallest site the page server can serve: a shell build and released remotes, in a temporary folder. */
export async function makeBuiltSite(remotes: RegisteredRemote[] = [landing, auth, tickets]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  const shellDirectory = path.join(folder, 'shell');
  const releasesDirectory = path.join(folder, 'releases');
  const write = async (file: string, content: unknown) => {
    const name = path.join(folder, file);
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, typeof content === 'string' ? content : JSON.stringify(content));
    // A registry also gets its releases' entries.
    const registered = (content as { remotes?: RegisteredRemote[] }).remotes ?? [];
    for (const { entry } of registered) await write(entry.replace('/remotes/', 'releases/'), '');
  };
  await write('shell/main.abc.js', 'shell');
  await write('shell/build.json', { scripts: ['main.abc.js'], httpClient: [] });
  await write('shell/frame.json', {
    before: '<header>bar<i>entry</i></header>',
    entry: '<i>entry</i>',
    after: '<footer></footer>',
    css: '.bar{}',
    globalCss: 'h1{color:green}',
    webFonts: '@font-face{src:url(figtree)}',
    fonts: ['/assets/figtree.woff2'],
  });
  await write('shell/programs.json', programs);
  await write('shell/icons.json', icons);
  await write('releases/mfe_landing/1.0.0/Landing.prerendered.json', {
    html: '<h1>Hello</h1>',
    css: '',
    saving: { html: '<h1>Hello, in few bytes</h1>', css: '' },
  });
  await write('releases/registry.json', { contract: 1, remotes });
  return {
    shellDirectory,
    releasesDirectory,
    /** Writes a file, or JSON, at a path below the site. */
    write,
    /** Writes a screen's program: an expression that makes its exports. */
    writeProgram: (release: string, screen: string, source: string) =>
      write(`releases/${release}/${screen}.renderer.cjs`, `module.exports = ${source};`),
    remove: () => rm(folder, { recursive: true }),
  };
}
