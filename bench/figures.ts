/** `ms` and `s` depend on the machine; the others hold on any. */
type Unit = 'ratio' | 'count' | 'KB' | 'ms' | 's';

/** A benchmark's measurement with its goal. */
export interface Figure {
  name: string;
  /** Not finite if it couldn't be measured. */
  value: number;
  bound: 'at most' | 'at least';
  goal: number;
  unit: Unit;
}

export type Verdict = 'met' | 'NOT met' | 'not measured';

/** A figure that should be `goal` or less. */
export const atMost = (
  name: string,
  value: number,
  goal: number,
  unit: Unit = 'ratio',
): Figure => ({
  name,
  value,
  bound: 'at most',
  goal,
  unit,
});

/** A figure that should be `goal` or more. */
export const atLeast = (
  name: string,
  value: number,
  goal: number,
  unit: Unit = 'ratio',
): Figure => ({ ...atMost(name, value, goal, unit), bound: 'at least' });

/** Dividing by something never measured gives infinity, and an empty median NaN: neither meets a goal. */
export function verdictOf({ value, bound, goal }: Figure): Verdict {
  if (!Number.isFinite(value)) return 'not measured';
  return (bound === 'at most' ? value <= goal : value >= goal) ? 'met' : 'NOT met';
}

/** Whether the figure means the same on another machine. */
export const holdsAnywhere = ({ unit }: Figure): boolean => unit !== 'ms' && unit !== 's';
