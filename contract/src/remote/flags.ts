import type { Role } from '../api/types';

/** A switch that a remote reads to show a thing to some people, or to nobody. */
export interface FlagOffer {
  /** What it is for: whoever switches it reads this. */
  about: string;
  /** Whether it is on for those whom nothing below concerns, and in shells from before flags. */
  default: boolean;
  /** Percent of the visitors for whom it is on, always the same ones. */
  share?: number;
  /** On for members with one of these roles, in the browser: the page server knows nobody's role. */
  roles?: Role[];
  /** A link may switch it, on sites that allow it: `?flag=events.around`, or `?flag=events.around:off`. */
  link?: boolean;
}

/** What an operator has set, in place of the remote's own `default`, `share` and `roles`. 0 is off for everybody, 100 on. */
export interface FlagSetting {
  share: number;
}

/** A page's flags by name: on or off for its visitor, or on for some roles. */
export type PageFlags = Record<string, boolean | Role[]>;
