import type { Role } from '../api/types';
import type { FlagOffer } from './flags';
import type { RemoteEventName } from './remoteEvents';
import type { SlotName } from './slots';

/** Who may see a route: everybody, only visitors (`guest`), or only signed-in users (`member`). */
export type RouteAccess = 'everyone' | 'guest' | 'member';

/** Where a visitor lands at a member's route: at another URL, or in place at the screen of another path. */
export type SignedOut = { redirect: string; show?: never } | { show: string; redirect?: never };

/** One route of a remote; `screen` is the exposed module, `./PascalCase`, `title` the document title's first part. */
export interface RemoteRoute {
  path: string;
  screen: `./${string}`;
  access: RouteAccess;
  title: string;
  /** False where the screen brings a header of its own: the shell's nav bar makes room once it stands. */
  navBar?: boolean;
  /** True where the screen is rendered at build time too, and stands in the first HTML. */
  prerender?: boolean;
  /** The names in the URL's query that what the page server renders depends on. All others are for scripts alone. */
  query?: string[];
  /** True where the page opens again without network once it was opened, by a member where it is for members. */
  offline?: boolean;
  /** True where the path itself is a key: whoever has it sees what it shows. */
  private?: boolean;
  /** Where the sitemap names the page. */
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

/** The content of `remote.json`: all that the shell knows of a remote (docs/ARCHITECTURE.md). */
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
  /** What it tells other remotes, and what it wants to be told. */
  events?: { publishes?: RemoteEventName[]; listens?: RemoteEventName[] };
  slots?: Partial<Record<SlotName, SlotOffer>>;
}
