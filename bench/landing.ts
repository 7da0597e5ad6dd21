import path from 'node:path';

import type { Page } from '@playwright/test';

import { shellBuildDirectory } from '../scripts/paths';
import {
  buildOneBundle,
  loadInTurn,
  printTable,
  withBenchSite,
  withoutRemotePreloads,
  withoutScripts,
} from './benchSite';
import { FIRST_SCRIPTS_BUDGET } from '../scripts/budgets';
import { atMost, type Figure } from './figures';
import { medianChange } from './screenChange';

const wayToLogin = {
  link: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
  viewport: { width: 1440, height: 900 },
};

/** Alternately loads the landing page, a bare page with the same markup, and the same code in one bundle; then opens login. */
export async function benchLanding(): Promise<Figure[]> {
  return withBenchSite(async ({ folder, serve, browser }) => {
    const oneBundle = path.join(folder, 'one-bundle');
    await buildOneBundle('landing', oneBundle);
    const url = await serve(shellBuildDirectory);
    const { site, bare, bundle } = await loadInTurn(browser, {
      site: url,
      bare: await serve(shellBuildDirectory, withoutScripts),
      bundle: await serve(oneBundle, withoutRemotePreloads),
    });
    printTable('The landing page', [
      ['(a) this page', site],
      ['(b) bare page, same markup', bare],
      ['(c) one bundle, no federation', bundle],
    ]);
    return [
      atMost('largest paint (a) / (b)', site.largestPaint / bare.largestPaint, 1.1),
      atMost('mounted (a) / (c)', (site.mounted ?? NaN) / (bundle.mounted ?? NaN), 1.15),
      atMost(
        'script before interactive',
        site.scriptBytes / 1000,
        FIRST_SCRIPTS_BUDGET / 1000,
        'KB',
      ),
      atMost('chain of requests', site.depth, 2, 'count'),
      atMost('layout shift', site.layoutShift, 0),
      atMost(
        'to login after hovering',
        await medianChange(browser, { url, ...wayToLogin }),
        80,
        'ms',
      ),
    ];
  });
}
