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
  /** Its switches; pages only get their state. */
  flags?: RemoteContract['flags'];
  /** The events that it publishes and listens to. */
  events?: RemoteContract['events'];
  /** Its components for named places on other remotes' screens. */
  slots?: RemoteContract['slots'];
  /** By screen or slot module, the paths of the scripts it needs beside the entry: what a page preloads. */
  screens: Record<string, string[]>;
  /**
   * Subresource integrity of those scripts, by path: for preload links, whose integrity must equal the load's. For a remote
   * of ES modules, all its modules: they can't carry each other's, so the page does.
   */
  scriptIntegrity?: Record<string, string>;
}

/** A version that a share of the visitors gets in place of the live one. */
export interface Canary {
  remote: RegisteredRemote;
  /** Percent of the visitors, more than 0. */
  share: number;
  /** When it began, as an ISO timestamp. A canary without one, from before it was recorded, doesn't end by itself. */
  since?: string;
}

/** The file that says which version of each remote is live. */
export interface Registry {
  contract: 1;
  /** The build of the shell that serves it. The page server adds this; the file doesn't have it. */
  shell?: string;
  remotes: RegisteredRemote[];
  /** These remotes' nav entries. The page server adds them; the file doesn't have them. */
  nav?: NavEntry[];
  canaries?: Canary[];
  /** Operators' settings of the remotes' flags, by name; a page gets the state of all flags instead. */
  flags?: Record<string, FlagSetting>;
}

/** A route together with the remote that serves it. */
export interface LiveRoute extends RemoteRoute {
  remote: RegisteredRemote;
  /** False where the remote's entry in the registry cannot be used: the route shows the "unavailable" screen. */
  available: boolean;
}
