// Benchmarks that end in every way there is, for the tests of `runBenches`.
import { atLeast, atMost } from '../figures';
import type { Outcome } from '../runBenches';

const tell = (outcome: Outcome) => void process.send?.(outcome, () => process.exit());

const ways: Record<string, () => void> = {
  measures: () => tell({ figures: [atMost('bytes', 3, 4, 'KB'), atLeast('speed', 0.7, 0.5)] }),
  measuresNothing: () => tell({ figures: [atMost('never measured', NaN, 4)] }),
  throws: () => tell({ error: 'The server did not start.' }),
  crashes: () => process.exit(3),
  hangs: () => setInterval(() => undefined, 1_000),
  echoes: () =>
    tell({
      figures: [atMost(`${process.argv.slice(3).join()} ${process.env.LEFT ?? 'clean'}`, 0, 0)],
    }),
  leavesSettings: () => {
    process.env.LEFT = 'behind';
    tell({ figures: [atMost('one', 1, 1)] });
  },
};

ways[process.argv[2] ?? '']?.();
