import type { Declarations } from './declaredExports';

/** How much a version must rise. */
type Rise = 'none' | 'minor' | 'major';

interface Difference {
  rise: Rise;
  /** The differences in words, one line for each name. */
  words: string[];
}

const OPTIONAL = /^(?:readonly )?[\w'"]+\?:/;

/** True if a declaration has only gained optional members. */
function hasOnlyGrown(before: string, after: string): boolean {
  const rest = before.split('\n');
  for (const line of after.split('\n')) {
    if (line === rest[0]) rest.shift();
    else if (!OPTIONAL.test(line)) return false;
  }
  return rest.length === 0;
}

/** Compares two versions' exports from an importer's point of view. */
export function compareExports(before: Declarations, after: Declarations): Difference {
  const words: string[] = [];
  let rise: Rise = 'none';
  const say = (name: string, what: string, needed: Rise) => {
    words.push(`${name} ${what}`);
    if (rise !== 'major') rise = needed;
  };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    // A type that is only mentioned comes or goes with a change of the export that mentions it, which matters more.
    const isMention = name.startsWith('(');
    if (was === is) continue;
    if (was === undefined) say(name, 'is new', 'minor');
    else if (is === undefined) say(name, 'is gone', isMention ? 'minor' : 'major');
    else if (hasOnlyGrown(was, is)) say(name, 'has more options', 'minor');
    else say(name, 'has changed', 'major');
  }
  return { rise, words };
}

const partsOf = (version: string) => version.split('.').map(Number);

/** Whether a version has risen by at least this much. */
export function hasRisen(from: string, to: string, rise: Rise): boolean {
  const [major = 0, minor = 0, patch = 0] = partsOf(from);
  const [nextMajor = 0, nextMinor = 0, nextPatch = 0] = partsOf(to);
  if (nextMajor !== major) return nextMajor > major;
  if (rise === 'major') return false;
  if (nextMinor !== minor) return nextMinor > minor;
  return rise === 'none' && nextPatch >= patch;
}
