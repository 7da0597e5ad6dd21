import type { Guard } from '../guard';

const test = { runner: 'jest', file: 'shell/server/flags.test.ts' } as const;

/** The guards of pages against flags of other visitors, and of public sites against links (decision 0114). */
export const flags: Guard[] = [
  {
    protects: 'what an operator has switched off is off for links too',
    file: 'shell/server/flags.ts',
    remove: 'if (setting?.share === 0) return false;',
    replace: '',
    test: {
      ...test,
      name: 'is switched by a link if it is declared so, but not on once an operator has switched it off',
    },
  },
  {
    protects: 'a link switches nothing on a public site',
    file: 'shell/server/pages/pageRoutes.ts',
    remove: 'config.isStaging || config.allowOverride ? askedFlags(query) : undefined',
    replace: 'askedFlags(query)',
    test: {
      ...test,
      name: 'is switched by its link on a site for tests, and on a public site by none',
    },
  },
  {
    protects: 'a page with a flag is not kept for visitors without it',
    file: 'shell/server/pageRegistry.ts',
    remove: 'text: JSON.stringify({ ...registry, remotes, nav, ...told }),',
    replace: 'text: JSON.stringify({ ...registry, remotes, nav }),',
    test: { ...test, name: 'that is rendered with a flag never goes to a visitor without it' },
  },
  {
    protects: 'a release that fails with a flag switched does not go live',
    file: 'scripts/release/screens/tryScreens.ts',
    remove: 'return [...declared, ...switched];',
    replace: 'return declared;',
    test: {
      runner: 'jest',
      file: 'scripts/release/screens.test.ts',
      name: 'each screen is rendered with each flag on and off, and one that throws only with a flag does not go live',
    },
  },
];
