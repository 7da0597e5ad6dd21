import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromiumArgs } from '../../scripts/chromiumArgs';
import { findChromium } from '../../scripts/findChromium';
import { shellBuildDirectory } from '../../scripts/paths';
import { withBenchSite } from '../benchSite';
import { pickEvent } from '../event';
import type { Figure } from '../figures';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const PRESETS = ['phone', 'desktop'] as const;
const program = path.join(__dirname, 'node_modules/lighthouse/cli/index.js');

/** The parts of Lighthouse's report that we read; a score is 0 to 1, or null for an audit without one. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

function install(): void {
  if (existsSync(program)) return;
  console.error('  installing Lighthouse …');
  const options = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--no-workspaces'];
  execFileSync('npm', options, { cwd: __dirname, stdio: 'ignore' });
}

async function audit(url: string, preset: (typeof PRESETS)[number], file: string): Promise<Report> {
  const lighthouse = spawn(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless ${chromiumArgs.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((resolve) => lighthouse.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} at ${url}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The audits that lower a category's score. */
const failing = ({ categories, audits }: Report, category: string) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`);

/** Runs Lighthouse on the main entry pages, in all categories except speed, which `landing` measures better. */
export async function benchLighthouse(): Promise<Figure[]> {
  install();
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    await withBenchSite(async ({ apiUrl, serve }) => {
      const site = await serve(shellBuildDirectory);
      const pages = ['/', '/events', `/events/${await pickEvent(apiUrl)}`, '/login'];
      for (const page of pages) {
        for (const preset of PRESETS) {
          const report = await audit(site + page, preset, path.join(folder, 'report.json'));
          for (const category of CATEGORIES) {
            const score = (report.categories[category]?.score ?? 0) * 100;
            console.log(`${page.padEnd(12)} ${preset.padEnd(8)} ${category.padEnd(15)} ${score}`);
            for (const line of failing(report, category)) console.log(`  fails: ${line}`);
          }
        }
      }
    });
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
