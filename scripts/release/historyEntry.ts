import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** An entry in the audit trail. */
export interface HistoryEntry {
  /** ISO timestamp. */
  at: string;
  /** Who ran the command: `RELEASED_BY`, or else the git user name, or else the system account. */
  by: string;
  /**
   * `start`: the current sources went live with `npm start`, where nobody had released anything else, or left the site with
   * their folder (`to` is null). `import`: published as it was built elsewhere.
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
  /** For a publication: the hash of the record of all files. */
  files?: string;
  /** For an import: where its sources are, and the hash of the record that it came with. */
  repository?: string;
  source?: string;
  /** For a flag: its name; `from` and `to` are then its settings. */
  flag?: string;
  /** For a canary: the percentage of visitors. */
  share?: number;
}

/** An entry before it is known when and by whom. */
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

/** The entries as they are recorded. */
export function signed(entries: NewEntry[]): HistoryEntry[] {
  const at = new Date().toISOString();
  const by = releasedBy();
  return entries.map((entry) => ({ at, by, ...entry }));
}
