import {
  liveRegistryOf,
  readNav,
  type LiveRegistry,
  type PageFlags,
  type Registry,
} from '@nzuko/contract';

/** The registry for a page: its text to inline, and its parsed form for preloads and titles. */
export interface PageRegistry extends LiveRegistry {
  text: string;
  flags: PageFlags;
}

/** The registry as a page with these flags gets it. */
export function pageRegistryOf(
  { flags: _settings, ...registry }: Registry,
  flags: PageFlags,
): PageRegistry {
  // Only the page server's preloads need the integrity of screens' scripts: each entry has it built in. And pages get the
  // state of flags rather than the rules for it.
  const remotes = registry.remotes.map(
    ({ scriptIntegrity: _ofPreloads, flags: _declared, events: _told, ...remote }) => remote,
  );
  const told = Object.keys(flags).length > 0 ? { flags } : {};
  const { entries: nav, faults } = readNav(registry.remotes);
  const live = liveRegistryOf({ ...registry, nav });
  return {
    ...live,
    text: JSON.stringify({ ...registry, remotes, nav, ...told }),
    flags,
    faults: [...live.faults, ...faults],
  };
}
