import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';
import { buildApp } from './buildApp';

/**
 * Renders the shell's frame, or a screen (absolute path of its module), at build time and writes the markup to
 * `outputFile` as JSON.
 */
export async function prerender(
  part: { config: 'frame' } | { config: 'screen'; screen: string },
  outputFile: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await buildApp({
      config: `shell/prerender/${part.config}.webpack.config.js`,
      output: path.join(folder, 'bundle'),
      environment: 'screen' in part ? { PRERENDER_SCREEN: part.screen } : {},
    });
    const program = path.join(repository, 'scripts/build/runPrerender.js');
    const markup = execFileSync(process.execPath, [program, path.join(folder, 'bundle/main.cjs')], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
    await writeFile(outputFile, markup);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
