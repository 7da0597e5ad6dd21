import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Example } from './exampleWithSdk';

const SCREEN = 'src/screens/speakers/SpeakersScreen.tsx';

const withCompiler = (name: string) => `import bundler from '${name}';
import { remote } from '@nzuko/shell-sdk/${name.replace('@rspack/core', 'rspack')}';
bundler(remote(process.cwd())).run((error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? Error(stats.toString());
});`;

/** Programs that build the remote in their working directory. */
export const toolchains = {
  Rspack: withCompiler('@rspack/core').replace('import bundler', 'import { rspack as bundler }'),
  'webpack’s built-in plugin': withCompiler('webpack'),
  // Resolves imports as slowly as a busy machine.
  Vite: `import { build } from 'vite';
import { remote } from '@nzuko/shell-sdk/vite';
const busy = {
  name: 'busy',
  enforce: 'pre',
  resolveId: () => new Promise((resolve) => setTimeout(() => resolve(null), 20)),
};
const { plugins, ...config } = remote(process.cwd());
await build({ ...config, plugins: [busy, plugins], logLevel: 'error' });`,
};

/** Changes the example's screen. */
export function changeScreen({ folder }: Example, change: (text: string) => string): void {
  const file = path.join(folder, SCREEN);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Builds the example and returns the build's folder. */
export async function buildExample(
  { folder }: Example,
  toolchain: keyof typeof toolchains,
): Promise<string> {
  const file = path.join(folder, 'build.mjs');
  writeFileSync(file, toolchains[toolchain]);
  // If Vite's plugin detects tests, it leaves out code that only pages need.
  const env = { PATH: process.env.PATH };
  await promisify(execFile)(process.execPath, [file], { cwd: folder, env });
  return path.join(folder, 'dist');
}
