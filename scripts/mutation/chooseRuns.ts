import { runs, type MutationRun } from './runs';

/** The runs with these names or groups, or all of them. @throws Error for a word that is neither. */
export function chooseRuns(asked: string[]): [name: string, run: MutationRun][] {
  const all = Object.entries(runs);
  const groups = [...new Set(all.map(([, { group }]) => group))];
  const known = new Set([...groups, ...Object.keys(runs)]);
  const unknown = asked.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')}. Groups: ${groups.join(', ')}. Runs: ${Object.keys(runs).join(', ')}.`,
    );
  }
  return all.filter(
    ([name, { group }]) => asked.length === 0 || asked.includes(name) || asked.includes(group),
  );
}
