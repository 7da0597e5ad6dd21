import type { Guard } from '../guard';

const file = 'scripts/release/commands.ts';
const toolchains = { runner: 'jest', file: 'sdk/pack/toolchains.test.ts' } as const;
const builtBy = (bundler: string) =>
  `a remote built by ${bundler} is imported and goes live, with React, kit and session of the host`;

/** The guards of what goes live (decisions 0093, 0094, 0098 and 0127). */
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
  {
    protects: 'what a remote’s parts import is held against the live shell, too',
    file: 'sdk/src/sharedImports.ts',
    remove: 'Object.entries(bundled?.[name] ?? {}).forEach',
    replace: 'Object.entries(bundled?.[name] ?? {}).slice(0, 0).forEach',
    test: { ...toolchains, name: builtBy('Rspack') },
  },
  {
    protects: 'the parts of a remote that Vite has built bring no second kit',
    file: 'sdk/src/vite.ts',
    remove: '      sharedWithParts(directory),',
    replace: '',
    test: { ...toolchains, name: builtBy('Vite') },
  },
  {
    protects: 'the SDK’s types of the API are not any',
    file: 'sdk/pack/sdkTypes.ts',
    remove: 'for (const file of DECLARED)',
    replace: 'for (const file of DECLARED.slice(0, 0))',
    test: {
      runner: 'jest',
      file: 'sdk/pack/example.test.ts',
      name: 'has declarations that find all that they import',
    },
  },
  {
    protects: 'a shared package with other exports has another version',
    file: 'scripts/api/compareExports.ts',
    remove: "return rise === 'none' && nextPatch >= patch;",
    replace: 'return nextPatch >= patch;',
    test: {
      runner: 'jest',
      file: 'scripts/api/compareExports.test.ts',
      name: 'from 1.2.3 to 1.2.3 is enough for minor: false',
    },
  },
  {
    protects: 'a changed lock file alone makes no new version of anything',
    file: 'scripts/build/lockedPackages.ts',
    remove: 'return [...found]',
    replace: 'return Object.keys(packages)',
    test: {
      runner: 'jest',
      file: 'scripts/build/lockedPackages.test.ts',
      name: 'anything else in the lock file changes no version',
    },
  },
];
