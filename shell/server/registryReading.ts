import {
  readNav,
  readRegistry,
  type PageFlags,
  type Registry,
  type RegistryReading,
} from '@nzuko/contract';

import { flagsFor, type Visit } from './flags';

/** For work without a visitor: starting the first programs, the sitemap. */
export const NOBODY: Visit = { visitor: '', asked: new Map() };

/** The registry for a page: its text to inline, and its parsed form for preloads and titles. */
export interface LiveRegistry extends RegistryReading {
  text: string;
  flags: PageFlags;
}

/** The registry as the page of this visit gets it. */
export function readingOf({ flags: settings, ...registry }: Registry, visit: Visit): LiveRegistry {
  // Only the page server's preloads need the integrity of screens' scripts: each entry has it built in. And pages get the
  // state of flags rather than the rules for it.
  const remotes = registry.remotes.map(
    ({ scriptIntegrity: _ofPreloads, flags: _declared, events: _told, ...remote }) => remote,
  );
  const flags = flagsFor(registry.remotes, settings, visit);
  const told = Object.keys(flags).length > 0 ? { flags } : {};
  const { entries: nav, faults } = readNav(registry.remotes);
  const reading = readRegistry({ ...registry, nav });
  return {
    ...reading,
    text: JSON.stringify({ ...registry, remotes, nav, ...told }),
    flags,
    faults: [...reading.faults, ...faults],
  };
}
