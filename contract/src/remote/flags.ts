import type { Role } from '../api/types';

/** A switch that a remote reads to show something to some people, or to nobody. */
export interface FlagOffer {
  /** Its purpose, for the operator who switches it. */
  about: string;
  /** Whether it is on for everybody not covered below, and in shells from before flags. */
  default: boolean;
  /** Percent of the visitors for whom it is on, always the same ones. */
  share?: number;
  /** On for members with one of these roles, in the browser: the page server knows nobody's role. */
  roles?: Role[];
  /** A link may switch it, on sites that allow it: `?flag=events.around`, or `?flag=events.around:off`. */
  link?: boolean;
}

/** An operator's setting, which overrides the remote's own `default`, `share` and `roles`. 0 is off for everybody, 100 on. */
export interface FlagSetting {
  share: number;
}

/** A page's flags by name: on or off for its visitor, or on for some roles. */
export type PageFlags = Record<string, boolean | Role[]>;
