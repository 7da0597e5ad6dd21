import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { repository } from '../paths';
import { ASSET, HASH_LENGTH } from './pageModules.js';
import { renderScreens } from './prerender';
import { renderingPrograms } from './renderingPrograms';

const landing = 'mfe-landing/src/screens';
const drawings = `${landing}/landing/drawings/drawings.svg`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rendering-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes one program, whose first module is `source`. */
async function make(source: string) {
  const assets = await renderingPrograms({
    sources: { page: source },
    folder,
    publicPath: '/remotes/talks/1.0.0/',
  });
  expect(readdirSync(folder)).toEqual(['page.cjs']);
  const file = path.join(folder, 'page.cjs');
  const run = () => createRequire(__filename)(file) as Record<string, unknown>;
  return { assets, text: readFileSync(file, 'utf8'), run };
}

/** The name that webpack gives a file, with the settings of `webpack.shared.js`. */
async function nameInBrowsers(file: string): Promise<string> {
  const output = path.join(folder, 'browsers');
  const settings: Configuration = {
    mode: 'production',
    context: repository,
    entry: `./${file}`,
    module: { rules: [{ test: ASSET, type: 'asset/resource' }] },
    output: {
      path: output,
      assetModuleFilename: '[name].[contenthash][ext]',
      hashDigestLength: HASH_LENGTH,
    },
  };
  await new Promise<void>((resolve, reject) => {
    webpack(settings, (error) => (error ? reject(error) : resolve()));
  });
  return readdirSync(output).find((name) => ASSET.test(name)) ?? '';
}

test('a program names the files that a page loads as the browsers’ build does', async () => {
  const { assets, run } = await make(`export { default as address } from './${drawings}';`);
  const name = await nameInBrowsers(drawings);
  expect(name).toMatch(/^drawings\.\w{10}\.svg$/);
  expect(run().address).toBe(`/remotes/talks/1.0.0/${name}`);
  expect([...assets]).toEqual([[name, readFileSync(path.join(repository, drawings))]]);
});

test('it has texts in Markdown as HTML', async () => {
  const { run } = await make(
    `export { default as text } from './${landing}/legal/texts/terms.md';`,
  );
  expect(run().text).toMatch(/^<p>/);
});

test('of the parts that remotes share it has those that it uses', async () => {
  const { text } = await make(`export { setDataSaver } from '@nzuko/shared-ui/parts';`);
  expect(text).toContain('// shared-ui/src/parts/setDataSaver.ts');
  expect(text).not.toContain('// shared-ui/src/parts/EventCard');
});

test('it runs as in production, and names no folder of this machine', async () => {
  const { text } = await make(
    `export { rendererOf } from './shell/prerender/screen'; export const mode = process.env.NODE_ENV;`,
  );
  expect(text).toContain('react-dom/cjs/react-dom-server.node.production.js');
  expect(text).not.toMatch(/react[\w-]*\.development|dist\/development/);
  expect(text).not.toContain('process.env.NODE_ENV');
  expect(text).not.toContain(repository);
});

test('a screen can’t refer to a file that the scripts of its release don’t', async () => {
  const screens = { Landing: `${landing}/landing/LandingScreen.tsx` };
  const rendered = renderScreens(folder, { prerendered: screens, rendered: {}, publicPath: '/' });
  await expect(rendered).rejects.toThrow(
    /^A screen refers to [\w-]+\.\w{10}\.\w+, which no script/,
  );
  expect(readdirSync(folder)).toEqual([]);
});
