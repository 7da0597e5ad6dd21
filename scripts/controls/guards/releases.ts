import type { Guard } from '../guard';

const file = 'scripts/release/commands.ts';

/** The guards of what goes live (decisions 0093 and 0094). */
export const releases: Guard[] = [
  {
    protects: 'a release with a screen that throws does not go live',
    file,
    remove: 'requireNone(await tryScreensOnce(release), release);',
    replace: 'void tryScreensOnce;',
    test: {
      runner: 'jest',
      file: 'scripts/release/screens.test.ts',
      name: 'a release is rendered in the live shell before it goes live, and a broken one does not',
    },
  },
  {
    protects: 'a release that imports what the live shell lacks does not go live',
    file,
    remove: 'requireNone(faultsOfImports(release), release);',
    replace: 'void faultsOfImports;',
    test: {
      runner: 'jest',
      file: 'scripts/release/liveShell.test.ts',
      name: 'a shell’s list has what it really shares, and a release that imports anything else does not go live',
    },
  },
];
