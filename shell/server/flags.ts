import type {
  FlagOffer,
  FlagSetting,
  PageFlags,
  RegisteredRemote,
  Registry,
} from '@nzuko/contract';

import { isAmong } from './visitorShare';

/** The flags that a link switches, by name; names that no remote has are ignored. */
export type AskedFlags = ReadonlyMap<string, boolean>;

/** A visitor, and the flags that their link asks for. */
export interface Visit {
  visitor: string;
  asked: AskedFlags;
}

/** For work without a visitor: starting the first programs, the sitemap. */
export const NOBODY: Visit = { visitor: '', asked: new Map() };

/** Reads `?flag=events.around&flag=events.list:off`. */
export function askedFlags(query: URLSearchParams): AskedFlags {
  return new Map(
    query.getAll('flag').map((asked) => {
      const [, name = '', off] = /^(.*?)(:off)?$/.exec(asked) ?? [];
      return [name, off === undefined];
    }),
  );
}

const isPartial = (share = 0) => share > 0 && share < 100;

/** True if some flag depends on who the visitor is. */
export const dependOnVisitor = ({ remotes, flags: settings = {} }: Registry): boolean =>
  remotes.some(({ flags = {} }) =>
    Object.entries(flags).some(([name, { share }]) =>
      isPartial((settings[name] ?? { share }).share),
    ),
  );

interface Situation {
  setting: FlagSetting | undefined;
  asked: boolean | undefined;
  visitor: string;
}

/** A flag for one visitor. If an operator has switched it off, it stays off. */
function stateOf(name: string, flag: FlagOffer, { setting, asked, visitor }: Situation) {
  if (setting?.share === 0) return false;
  if (asked !== undefined && flag.link) return asked;
  const { share } = setting ?? flag;
  if (share !== undefined && isAmong(visitor, `flag ${name}`, share)) return true;
  if (setting) return false;
  return flag.default || (flag.roles ?? false);
}

/** The flags that these remotes have declared, for one visitor. */
export function flagsFor(
  remotes: readonly Pick<RegisteredRemote, 'flags'>[],
  settings: Registry['flags'] = {},
  { visitor, asked }: Visit,
): PageFlags {
  return Object.fromEntries(
    remotes.flatMap(({ flags = {} }) =>
      Object.entries(flags).map(([name, flag]) => [
        name,
        stateOf(name, flag, { setting: settings[name], asked: asked.get(name), visitor }),
      ]),
    ),
  );
}

/** The flags for rendering on the page server, which doesn't know roles: those for some roles are off. */
export const flagsOnServer = (flags: PageFlags): Record<string, boolean> =>
  Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag === true]));
