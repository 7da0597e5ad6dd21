import type { Guard } from '../guard';

/** The guards of the nav bar against what remotes offer for it (decision 0113). */
export const navEntries: Guard[] = [
  {
    protects: 'a label in the first HTML is text',
    file: 'shell/server/navMarkup.ts',
    remove: '${escapeHtml(link.label)}',
    replace: '${link.label}',
    test: {
      runner: 'jest',
      file: 'shell/server/navEntries.test.ts',
      name: 'the first HTML has the entries for visitors, as text, and its scripts all of them',
    },
  },
  {
    protects: 'no entry passes for a link of the shell',
    file: 'contract/src/remote/navEntries.ts',
    remove: 'shellLabels.find((other) => sameLabel(entry, other));',
    replace: 'undefined;',
    test: {
      runner: 'jest',
      file: 'contract/src/remote/navEntries.test.ts',
      name: 'no entry can pass for a link of the shell',
    },
  },
  {
    protects: 'no entry leads to a page of another remote, or out of the site',
    file: 'contract/src/remote/navEntries.ts',
    remove: '!ownerHas(remote, offer.path)',
    replace: 'offer.path === undefined',
    test: {
      runner: 'jest',
      file: 'contract/src/remote/navEntries.test.ts',
      name: 'an entry that leads to another remote’s page costs only itself',
    },
  },
];
