import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../scripts/build/buildApp';
import { buildSite } from '../scripts/build/buildSite';
import { findChromium } from '../scripts/findChromium';
import { releasesDirectory, shellBuildDirectory } from '../scripts/paths';
import { startApi } from '../scripts/startApi';
import { buildServer } from '../shell/server/app';
import { readConfig } from '../shell/server/config';
import { measureLoad, medianLoad, type PageLoad } from './pageLoad';

const LOADS = Number(process.env.LOADS ?? 7);

/** A page server whose HTML is changed on its way out. */
async function serve(
  shellDirectory: string,
  apiUrl: string,
  change: (html: string) => string,
): Promise<{ app: FastifyInstance; url: string }> {
  const app = await buildServer({ ...readConfig({}), apiUrl, shellDirectory, releasesDirectory });
  app.addHook('onSend', async (_request, reply, payload) =>
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
      ? change(payload)
      : payload,
  );
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const withoutScriptPreloads = (html: string) =>
  html.replace(/<link rel="preload" as="script"[^>]*>\n?/g, '');

const withoutScripts = (html: string) =>
  withoutScriptPreloads(html).replace(/<script(?![^>]*data-)[^>]*>[\s\S]*?<\/script>\n?/g, '');

function row(name: string, load: PageLoad): string {
  const ms = (value: number | null) =>
    (value === null ? '–' : `${Math.round(value)} ms`).padStart(9);
  const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`.padStart(9);
  return [
    name.padEnd(34),
    ms(load.firstPaint),
    ms(load.largestPaint),
    ms(load.mounted),
    load.layoutShift.toFixed(4).padStart(8),
    kb(load.bytes),
    kb(load.scriptBytes),
    String(load.requests).padStart(9),
    String(load.depth).padStart(6),
  ].join(' ');
}

function goal(text: string, value: number, limit: number): string {
  return `${value <= limit ? 'met    ' : 'NOT met'} ${text}: ${value.toFixed(2)} (at most ${limit})`;
}

/** Loads the landing page, a bare page with the same markup, and the same code in one bundle, in turn. */
export async function benchLanding(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const api = await startApi({
    dataDirectory: path.join(folder, 'data'),
    publicUrl: 'http://localhost',
    say: () => undefined,
  });
  const oneBundle = path.join(folder, 'one-bundle');
  const say = (line: string) => console.error(`  ${line}`);
  await Promise.all([api.ready, buildSite(say)]);
  await buildApp({ config: 'bench/oneBundle/webpack.config.js', output: oneBundle });
  copyFileSync(path.join(shellBuildDirectory, 'frame.json'), path.join(oneBundle, 'frame.json'));

  const pages = {
    site: await serve(shellBuildDirectory, api.url, (html) => html),
    bare: await serve(shellBuildDirectory, api.url, withoutScripts),
    bundle: await serve(oneBundle, api.url, withoutScriptPreloads),
  };
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const loads: Record<keyof typeof pages, PageLoad[]> = { site: [], bare: [], bundle: [] };
  try {
    for (let round = 0; round < LOADS; round += 1) {
      // In turn, so that a noisy minute touches all three.
      for (const name of ['site', 'bare', 'bundle'] as const) {
        loads[name].push(await measureLoad(browser, `${pages[name].url}/`));
      }
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(pages).map(({ app }) => app.close()));
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  const site = medianLoad(loads.site);
  const bare = medianLoad(loads.bare);
  const bundle = medianLoad(loads.bundle);
  console.log(
    `The landing page: medians of ${LOADS} cold loads, 150 ms, 1.6 Mbit/s, processor ÷ 4\n`,
  );
  console.log(
    `${''.padEnd(34)}     first   largest   mounted    shift     bytes    script  requests  chain`,
  );
  console.log(row('(a) this page', site));
  console.log(row('(b) bare page, same markup', bare));
  console.log(row('(c) one bundle, no federation', bundle));
  console.log();
  console.log(goal('largest paint (a) / (b)', site.largestPaint / bare.largestPaint, 1.1));
  console.log(goal('mounted (a) / (c)', (site.mounted ?? NaN) / (bundle.mounted ?? NaN), 1.15));
  console.log(goal('script before interactive, KB', site.scriptBytes / 1000, 130));
  console.log(goal('chain of requests', site.depth, 2));
  console.log(goal('layout shift', site.layoutShift, 0));
}
