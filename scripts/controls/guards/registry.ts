import type { Guard } from '../guard';

const commands = 'scripts/release/';
const atOnce = { runner: 'jest', file: `${commands}atOnce.test.ts` } as const;
const sources = { runner: 'jest', file: `${commands}activateSources.test.ts` } as const;
const pages = { runner: 'jest', file: 'shell/server/visitorRegistries.test.ts' } as const;

/** The guards of the registry: against simultaneous commands, killed ones, and a corrupt file (decision 0079). */
export const registry: Guard[] = [
  {
    protects: 'what a command has checked still holds when it writes: no two remotes get one path',
    file: `${commands}registryLock.ts`,
    remove: "lock.exec('BEGIN EXCLUSIVE');",
    replace: "lock.exec('BEGIN');",
    test: { ...atOnce, name: 'cannot both give a path to their remote' },
  },
  {
    protects: 'a command that fails does not keep the registry locked',
    file: `${commands}registryLock.ts`,
    remove: '    release();',
    replace: '    void release;',
    test: { ...atOnce, name: 'a change that fails lets go of the registry' },
  },
  {
    protects: 'a command that is killed after its change is in the history all the same',
    file: `${commands}changeRegistry.ts`,
    remove: 'writeRegistryFile({ ...registry, changes }, directory)',
    replace: 'writeRegistryFile({ ...registry }, directory)',
    test: { ...atOnce, name: 'between the registry and its history loses no entry' },
  },
  {
    protects: 'half a line does not spoil the next one',
    file: `${commands}releaseHistory.ts`,
    remove: "text === '' || text.endsWith('\\n') ? lines : `\\n${lines}`",
    replace: 'lines',
    test: { ...atOnce, name: 'leaves half a line that spoils no other one' },
  },
  {
    protects: 'activating what is live does not end its canary',
    file: `${commands}activateReleases.ts`,
    remove: '({ name, version }) => liveVersion(registry, name) !== version,',
    replace: '() => true,',
    test: {
      runner: 'jest',
      file: `${commands}registry.test.ts`,
      name: 'a canary ends when its remote changes, and only then',
    },
  },
  {
    protects: 'a version that went live twice in a row does not make a rollback refuse',
    file: `${commands}commands.ts`,
    remove: 'from !== to,',
    replace: 'from !== undefined,',
    test: {
      ...atOnce,
      name: 'does not keep a rollback from going back where an older trail says it went live twice',
    },
  },
  {
    protects: 'several remotes are checked beside each other, as a path that moves needs',
    file: `${commands}activateReleases.ts`,
    remove: 'await check(release, next);',
    replace: 'await check(release, registry.remotes);',
    test: {
      ...atOnce,
      name: 'go live in one step, so a path can move from one to the other and back',
    },
  },
  {
    protects: '`npm start` leaves alone what somebody has released',
    file: `${commands}activateSources.ts`,
    remove: '(isOurs(name, live) && !isTried(registry, name))',
    replace: '!isTried(registry, name)',
    test: { ...sources, name: 'what somebody has released stays, and `npm start` says so' },
  },
  {
    protects: '`npm start` does not end a canary',
    file: `${commands}activateSources.ts`,
    remove: '(isOurs(name, live) && !isTried(registry, name))',
    replace: 'isOurs(name, live)',
    test: { ...sources, name: 'a canary that somebody tries goes on' },
  },
  {
    protects: '`npm start` does not drop a remote that it did not build',
    file: `${commands}activateSources.ts`,
    remove: '!hasSources(name) && isOurs(name, version) &&',
    replace: '!hasSources(name) &&',
    test: {
      ...sources,
      name: 'a remote without sources here stays if somebody released it, and goes if only `npm start` had put it there',
    },
  },
  {
    protects: 'a spoilt registry does not change the pages of a server that runs',
    file: 'shell/server/watchRegistryFile.ts',
    remove: 'good ?? (await load(lastGood))',
    replace: 'await load(lastGood)',
    test: { ...pages, name: 'leaves the last good one in place, is told once, and counted' },
  },
  {
    protects: 'a page server that starts with a spoilt registry has pages',
    file: 'shell/server/watchRegistryFile.ts',
    remove: 'good ?? (await load(lastGood))',
    replace: 'good ?? (await load(file))',
    test: { ...pages, name: 'is replaced by the one kept on the disk, after a restart' },
  },
  {
    protects: 'one command restores a registry that is lost',
    file: `${commands}registryFile.ts`,
    remove: '  await keepLastGood(registry, directory);',
    replace: '  void keepLastGood;',
    test: {
      runner: 'jest',
      file: `${commands}repairRegistry.test.ts`,
      name: 'a registry that was lost is restored',
    },
  },
];
