import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** An entry in the audit trail. */
export interface HistoryEntry {
  /** ISO timestamp. */
  at: string;
  /** Who ran the command: `RELEASED_BY`, or else the git user name, or else the system account. */
  by: string;
  /**
   * `start`: the current sources went live with `npm start`, since nobody had released anything else, or left the site with
   * their folder (`to` is null). `import`: a release built elsewhere was published.
   */
  action:
    | 'publish'
    | 'import'
    | 'activate'
    | 'rollback'
    | 'canary'
    | 'start'
    | 'retire'
    | 'repair'
    | 'flag';
  remote: string;
  /** The version that was live before; null if there was none. */
  from: string | null;
  /** Null for a remote that was taken off the site. */
  to: string | null;
  /** For a publication: the hash of its `files.json`. */
  files?: string;
  /** For an import: where its sources are, and the hash of the record that it came with. */
  repository?: string;
  source?: string;
  /** For a flag: its name; `from` and `to` are then its settings. */
  flag?: string;
  /** For a canary: the percentage of visitors. */
  share?: number;
}

/** An entry without its time and author. */
export type NewEntry = Omit<HistoryEntry, 'at' | 'by'>;

/** Whether an entry says that a version was published, built here or elsewhere. */
export const isPublication = ({ action }: HistoryEntry) =>
  action === 'publish' || action === 'import';

/** The name recorded in the audit trail. */
export function releasedBy(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    // There is no git, or it has no user name.
    return userInfo().username;
  }
}

/** The entries with their time and author. */
export function signed(entries: NewEntry[]): HistoryEntry[] {
  const at = new Date().toISOString();
  const by = releasedBy();
  return entries.map((entry) => ({ at, by, ...entry }));
}
