import type {
  FlagOffer,
  FlagSetting,
  PageFlags,
  RegisteredRemote,
  Registry,
} from '@nzuko/contract';

import { isAmong } from './visitorShare';

/** What a link asks of flags, by name; other names in it are nobody's business. */
export type AskedFlags = ReadonlyMap<string, boolean>;

/** What flags may depend on. */
export interface Visit {
  visitor: string;
  asked: AskedFlags;
}

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

/** A flag for one visitor. What an operator has switched off stays off. */
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

/** What the page server itself knows of them when it renders a page: nobody's role. */
export const flagsOnServer = (flags: PageFlags): Record<string, boolean> =>
  Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag === true]));
