import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The one without windows comes first: it takes a quarter less processor time for the same page.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function which(program: string): string | null {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function installed(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const found = which(name);
    if (found) return found;
  }
  return macPaths.find((path) => existsSync(path)) ?? null;
}

/** The commands that install Chromium, by package manager. */
const installers: readonly (readonly [string, readonly string[]])[] = [
  [
    'apt-get',
    ['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell'],
  ],
  ['dnf', ['dnf install -y chromium']],
  ['apk', ['apk add --no-cache chromium']],
];

function install(): void {
  const manager = installers.find(([program]) => which(program));
  const isRoot = process.getuid?.() === 0;
  if (!manager || !(isRoot || which('sudo'))) return;
  for (const command of manager[1]) {
    const line = isRoot ? command : `sudo -n ${command}`;
    console.log(`Installing Chromium: ${line}`);
    execFileSync('sh', ['-c', line], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * The path of Chromium: the installed one, or else one that the system's package manager installs now. If that fails,
 * throws with instructions.
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  try {
    install();
  } catch {
    // The error below says what to do; the package manager has already printed its own.
  }
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  );
}
