/** A program that an image runs: one file for Node, made of TypeScript that elsewhere runs as it is. */
export interface Program {
  /** From the repository's root. */
  entry: string;
  /**
   * `external` leaves packages in `node_modules`, where those with binaries or files of their own must be; else they are
   * in the file, and the image has no `node_modules`.
   */
  packages: 'bundle' | 'external';
}

/** By the name of their file in the image, without `.cjs`. */
export const programs: Readonly<Record<string, Program>> = {
  api: { entry: 'api/src/server.ts', packages: 'external' },
  backup: { entry: 'api/src/backup/backup.ts', packages: 'external' },
  restore: { entry: 'api/src/backup/restore.ts', packages: 'external' },
  sandbox: { entry: 'api/src/sandbox/server.ts', packages: 'bundle' },
  shell: { entry: 'shell/server/server.ts', packages: 'bundle' },
  release: { entry: 'scripts/release.ts', packages: 'bundle' },
  deliver: { entry: 'docker/deliver/main.ts', packages: 'bundle' },
};
