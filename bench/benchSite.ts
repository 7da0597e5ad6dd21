import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { chromium, type Browser } from '@playwright/test';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../scripts/build/buildApp';
import { chromiumArgs } from '../scripts/chromiumArgs';
import { findChromium } from '../scripts/findChromium';
import { releasesDirectory, shellBuildDirectory } from '../scripts/paths';
import { buildServer } from '../shell/server/app';
import { readConfig } from '../shell/server/config';
import { measureLoad, medianLoad, type LoadOptions, type PageLoad } from './pageLoad';
import { startSeededApi } from './seededApi';
import { withCleanUp } from './withCleanUp';

/** How many times each page is loaded. */
export const LOADS = Number(process.env.LOADS ?? (process.argv.includes('--quick') ? 3 : 7));

interface BenchSite {
  apiUrl: string;
  /** A temporary folder. */
  folder: string;
  /** Starts a page server, which may change its HTML before sending it; returns its URL. */
  serve: (shellDirectory: string, change?: (html: string) => string) => Promise<string>;
  browser: Browser;
}

/** Builds the site, seeds a separate API and starts a browser for the duration of `use`. */
export async function withBenchSite<Result>(
  use: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  return withCleanUp(async (later) => {
    const { api, folder } = await startSeededApi(later);
    const servers: FastifyInstance[] = [];
    later(() => Promise.all(servers.map((app) => app.close())));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArgs,
      // Playwright's own handler would end this process before the rest is cleaned up.
      handleSIGINT: false,
    });
    later(() => browser.close());
    const serve: BenchSite['serve'] = async (shellDirectory, change) => {
      const config = { ...readConfig({}), apiUrl: api.url, shellDirectory, releasesDirectory };
      const app = await buildServer(config);
      servers.push(app);
      if (change) {
        app.addHook('onSend', async (_request, reply, payload) => {
          const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
          if (!isHtml || !Buffer.isBuffer(payload)) return payload;
          const isBrotli = reply.getHeader('content-encoding') === 'br';
          reply.removeHeader('content-encoding');
          return change(String(isBrotli ? brotliDecompressSync(payload) : payload));
        });
      }
      return app.listen({ host: '127.0.0.1', port: 0 });
    };
    return use({ apiUrl: api.url, folder, serve, browser });
  });
}

/** Builds the shell and a page (a file in `oneBundle/`) as one script, without federation. */
export async function buildOneBundle(page: string, output: string): Promise<void> {
  await buildApp({
    config: 'bench/oneBundle/webpack.config.js',
    output,
    environment: { BUNDLED_PAGE: page },
  });
  // Files that the page's HTML refers to, and that this build doesn't produce.
  for (const file of readdirSync(shellBuildDirectory)) {
    if (['frame.json', 'icons.json', 'programs.json'].includes(file) || file.endsWith('.woff2'))
      copyFileSync(path.join(shellBuildDirectory, file), path.join(output, file));
  }
}

/** Loads the pages in turn, so that a noisy minute affects all of them; returns the medians by page name. */
export async function loadInTurn<Name extends string>(
  browser: Browser,
  pages: Record<Name, string>,
  options?: LoadOptions,
): Promise<Record<Name, PageLoad>> {
  const names = Object.keys(pages) as Name[];
  const loads = new Map<Name, PageLoad[]>(names.map((name) => [name, []]));
  for (let round = 0; round < LOADS; round += 1) {
    for (const name of names)
      loads.get(name)?.push(await measureLoad(browser, pages[name], options));
    // Alternates the order, so that none always goes first.
    names.reverse();
  }
  return Object.fromEntries(
    names.map((name) => [name, medianLoad(loads.get(name) ?? [])]),
  ) as Record<Name, PageLoad>;
}

/** HTML without the preloads of remotes' scripts. */
export const withoutRemotePreloads = (html: string) =>
  html.replace(/<link rel="preload" as="script" href="\/remotes\/[^>]*>\n?/g, '');

/** HTML without scripts: only markup, styles, pictures, data and the program that defers fonts. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace(/<script(?![^>]*data-(?:fonts|read-at))[^>]*>[\s\S]*?<\/script>\n?/g, '');

/** The measurements and the column names. */
export function printTable(title: string, rows: [string, PageLoad][], kind = 'cold'): void {
  console.log(`${title}: medians of ${LOADS} ${kind} loads, 150 ms, 1.6 Mbit/s, CPU 4× slower\n`);
  console.log(
    `${''.padEnd(34)}     first   largest   mounted    shift     bytes    script  requests  chain`,
  );
  for (const [name, load] of rows) console.log(row(name, load));
  console.log();
}

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
