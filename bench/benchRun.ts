import { holdsAnywhere, verdictOf, type Figure } from './figures';

/** One benchmark's run, however it ended. */
export interface BenchRun {
  name: string;
  seconds: number;
  /** Empty if it failed. */
  figures: Figure[];
  /** Why it failed: a sentence. */
  error?: string;
}

/** Where and how the runs took place; a quick run has fewer rounds. */
interface Circumstances {
  commit: string;
  isQuick: boolean;
  machine: string;
}

/**
 * Whether a run should fail the command: it broke off, a figure couldn't be measured, or one missed its goal. In a quick run,
 * times don't count, as their goals were set on another machine.
 */
export function isFailure({ figures, error }: BenchRun, isQuick: boolean): boolean {
  const misses = (figure: Figure) => {
    const verdict = verdictOf(figure);
    if (verdict === 'NOT met') return !isQuick || holdsAnywhere(figure);
    return verdict === 'not measured';
  };
  return error !== undefined || figures.some(misses);
}

/** A table of all figures with their goals, and of the benchmarks that failed. */
export function tableOf(runs: BenchRun[]): string {
  const rows = runs.flatMap(({ name, figures, error }) => [
    ...figures.map((figure) => [
      name,
      figure.name,
      `${figure.bound} ${numberOf(figure.goal)}`,
      measuredOf(figure),
      verdictOf(figure),
    ]),
    ...(error === undefined ? [] : [[name, `FAILED: ${error}`, '', '', '']]),
  ]);
  const table = [['bench', 'figure', 'goal', 'measured', ''], ...rows];
  // A failure's sentence has its row to itself, and may be longer than any name.
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.filter((row) => row[2]).map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Precise enough that 0.499 isn't printed as 0.5, the goal it misses. */
const numberOf = (value: number) => String(Number(value.toFixed(value < 10 ? 3 : 0)));

function measuredOf({ value, unit }: Figure): string {
  if (!Number.isFinite(value)) return '–';
  return unit === 'ratio' || unit === 'count' ? numberOf(value) : `${numberOf(value)} ${unit}`;
}

/** The same as JSON, for comparing commits. */
export function reportOf(runs: BenchRun[], circumstances: Circumstances): string {
  const benches = runs.map((run) => ({
    ...run,
    figures: run.figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
  }));
  return `${JSON.stringify({ ...circumstances, at: new Date().toISOString(), benches }, null, 2)}\n`;
}
