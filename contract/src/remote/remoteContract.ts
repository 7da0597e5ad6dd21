import type { Role } from '../api/types';
import type { FlagOffer } from './flags';
import type { RemoteEventName } from './remoteEvents';
import type { SlotName } from './slots';

/** Who may see a route: everybody, only visitors (`guest`), or only signed-in users (`member`). */
export type RouteAccess = 'everyone' | 'guest' | 'member';

/** Where a visitor to a member's route ends up: at another URL, or at the same URL with another path's screen. */
type SignedOut = { redirect: string; show?: never } | { show: string; redirect?: never };

/** One route of a remote; `screen` is the exposed module, `./PascalCase`, `title` the document title's first part. */
export interface RemoteRoute {
  path: string;
  screen: `./${string}`;
  access: RouteAccess;
  title: string;
  /** False if the screen has a header of its own: the shell's nav bar goes away once that is there. */
  navBar?: boolean;
  /** True if the screen is rendered at build time too, and is part of the first HTML. */
  prerender?: boolean;
  /** The query parameters that the server-rendered page depends on. All others are for scripts only. */
  query?: string[];
  /** True if the page reopens offline once it has been opened; a member's page, once a member has. */
  offline?: boolean;
  /** True if the path itself is a key: whoever has it sees the page. */
  private?: boolean;
  /** Set if the sitemap lists the page. */
  sitemap?: true;
  signedOut?: SignedOut;
}

/** A link in the nav bar to one of the remote's pages. */
export interface NavOffer {
  label: string;
  /** A route or redirect of this remote. */
  path: string;
  access: RouteAccess;
  /** For members: only those with one of these roles. */
  roles?: Role[];
  /** The lowest comes first; 0 by default. */
  order?: number;
}

/** A component for a named place on another remote's screen; `module` is exposed next to the screens. */
export interface SlotOffer {
  module: `./${string}`;
  access: RouteAccess;
  /** If several remotes fill the place, the lowest comes first; 0 by default. */
  order?: number;
}

/** The content of `remote.json`: everything the shell knows about a remote (docs/ARCHITECTURE.md). */
export interface RemoteContract {
  $schema?: string;
  name: `mfe_${string}`;
  contract: 1;
  routes: RemoteRoute[];
  /** Paths that lead to another one: `{ '/profile': '/settings' }`. */
  redirects?: Record<string, string>;
  /** Missing in releases from before decision 0113. */
  nav?: NavOffer[];
  flags?: Record<string, FlagOffer>;
  /** The events that it publishes, and those that it wants to be told of. */
  events?: { publishes?: RemoteEventName[]; listens?: RemoteEventName[] };
  slots?: Partial<Record<SlotName, SlotOffer>>;
}
