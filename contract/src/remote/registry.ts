import type { FlagSetting } from './flags';
import type { NavEntry } from './navEntries';
import type { RemoteContract, RemoteRoute } from './remoteContract';

/** One remote's live version, as `registry.json` names it. */
export interface RegisteredRemote {
  /** The federation container, `mfe_events`. */
  name: string;
  version: string;
  contract: number;
  /** Path of the entry script on the page's own origin. */
  entry: string;
  /** Subresource integrity of the entry, `sha256-…`. */
  integrity: string;
  /** `module` if the entry is an ES module; otherwise it is a script. */
  type?: 'module';
  routes: RemoteRoute[];
  /** Paths that lead to another one. */
  redirects?: Record<string, string>;
  /** Its links in the nav bar. */
  nav?: RemoteContract['nav'];
  /** Its switches; pages get their state alone. */
  flags?: RemoteContract['flags'];
  /** What it tells other remotes, and is told by them. */
  events?: RemoteContract['events'];
  /** What it shows in named places on other remotes' screens. */
  slots?: RemoteContract['slots'];
  /** By screen or slot module, the paths of the scripts it needs beside the entry: what a page preloads. */
  screens: Record<string, string[]>;
  /**
   * Subresource integrity of those scripts, by path: for preload links, whose integrity must equal the load's. Of a remote of
   * modules, that of all its modules: they can't name each other's, so the page does.
   */
  scriptIntegrity?: Record<string, string>;
}

/** A version that a share of the visitors gets in place of the live one. */
export interface Canary {
  remote: RegisteredRemote;
  /** Percent of the visitors, more than 0. */
  share: number;
  /** When it was begun, as an ISO timestamp. One from before these were recorded doesn't end by itself. */
  since?: string;
}

/** The file that says which version of each remote is live. */
export interface Registry {
  contract: 1;
  /** Which build of the shell serves it; the page server says so, the file does not. */
  shell?: string;
  remotes: RegisteredRemote[];
  /** What these remotes have in the nav bar; the page server says so, the file does not. */
  nav?: NavEntry[];
  canaries?: Canary[];
  /** What operators have set of the remotes' flags, by name; a page has the state of all of them instead. */
  flags?: Record<string, FlagSetting>;
}

/** A route together with the remote that serves it. */
export interface LiveRoute extends RemoteRoute {
  remote: RegisteredRemote;
  /** False where the remote's entry in the registry cannot be used: the route shows the "unavailable" screen. */
  available: boolean;
}
