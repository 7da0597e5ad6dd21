import type { Guard } from '../guard';

const file = 'scripts/release/commands.ts';

/** The guards of what goes live (decisions 0093, 0094 and 0098). */
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
  {
    protects: 'a tarball with another hash than the one that was named is not imported',
    file: 'scripts/release/import/readSource.ts',
    remove: 'if (integrity) requireIntegrity(tarball, integrity);',
    replace: 'void requireIntegrity;',
    test: {
      runner: 'jest',
      file: 'scripts/release/import.test.ts',
      name: 'if it has another hash than the one that was named',
    },
  },
  {
    protects: 'a remote is not replaced by one of the same name from another repository',
    file: 'scripts/release/import/importRelease.ts',
    remove: 'if (fault) throw new ReleaseError(fault);',
    replace: 'void fault;',
    test: {
      runner: 'jest',
      file: 'scripts/release/import.test.ts',
      name: 'belongs to the repository that it first came from, until it is retired',
    },
  },
];
