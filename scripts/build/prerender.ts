import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';
import { buildApp } from './buildApp';

/** Builds a prerenderer into a folder of its own, for as long as `use` takes; `use` gets the program's path. */
async function withProgram(
  config: 'frame' | 'screen',
  environment: Record<string, string>,
  use: (program: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    const output = path.join(folder, 'bundle');
    await buildApp({
      config: `shell/prerender/${config}.webpack.config.js`,
      output,
      environment,
    });
    await use(path.join(output, 'main.cjs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Renders the shell's frame, or a screen (absolute path of its module), at build time and writes the markup to
 * `outputFile` as JSON.
 */
export async function prerender(
  part: { config: 'frame' } | { config: 'screen'; screen: string },
  outputFile: string,
): Promise<void> {
  const environment: Record<string, string> =
    part.config === 'screen' ? { PRERENDER_SCREEN: part.screen } : {};
  await withProgram(part.config, environment, async (bundle) => {
    const program = path.join(repository, 'scripts/build/runPrerender.js');
    const markup = execFileSync(process.execPath, [program, bundle], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
    await writeFile(outputFile, markup);
  });
}

/** Writes the program by which the page server renders a screen with its data to `outputFile`. */
export async function buildRenderer(screen: string, outputFile: string): Promise<void> {
  await withProgram('screen', { PRERENDER_SCREEN: screen }, (bundle) =>
    copyFile(bundle, outputFile),
  );
}
