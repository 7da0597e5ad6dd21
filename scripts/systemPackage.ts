import { execFileSync, spawnSync } from 'node:child_process';

/** The commands that install a program, by package manager. */
export type Installers = readonly (readonly [manager: string, commands: readonly string[]])[];

/** The path of a program, or null. */
export function which(program: string): string | null {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Installs a program with the system's package manager, if this user may. The caller checks whether that worked. */
export function installPackage(label: string, installers: Installers): void {
  const [, commands] = installers.find(([program]) => which(program)) ?? [];
  const isRoot = process.getuid?.() === 0;
  if (!commands || !(isRoot || which('sudo'))) return;
  for (const command of commands) {
    const line = isRoot ? command : `sudo -n ${command}`;
    console.log(`Installing ${label}: ${line}`);
    try {
      execFileSync('sh', ['-c', line], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // The package manager has printed why.
      return;
    }
  }
}
