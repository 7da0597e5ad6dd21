import { isPublication } from '../historyEntry';
import { readHistory } from '../releaseHistory';

/**
 * Why a remote of this name may not come from this repository; null if it may. A name belongs to the repository that first
 * published it, until it is retired: two teams that choose the same one mustn't replace each other.
 */
export function faultOfOwner(
  name: string,
  repository: string,
  { directory, hasSources }: { directory: string; hasSources: boolean },
): string | null {
  if (hasSources) return `${name} is built in this repository.`;
  const entries = readHistory(directory).filter(({ remote }) => remote === name);
  const retired = entries.findLastIndex(({ action }) => action === 'retire');
  const last = entries.slice(retired + 1).findLast(isPublication);
  if (!last || last.repository === repository) return null;
  return `${name} belongs to ${last.repository ?? 'this repository'}, not to ${repository}.`;
}
