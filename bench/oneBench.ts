// Runs the benchmark named by its first argument, for `index.ts`.
import { benches } from './benches';
import type { Outcome } from './runBenches';

const [name = '', ...options] = process.argv.slice(2);

function tell(outcome: Outcome): void {
  // Doesn't wait for anything that a failed benchmark may have left open.
  process.send?.(outcome, () => process.exit());
}

async function main(): Promise<void> {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no benchmark ${name}.`);
  const figures = await bench.run(options);
  if (figures.length === 0 && bench.runs !== 'when named') throw new Error('It has no figures.');
  tell({ figures });
}

main().catch((error: unknown) => {
  console.error(error);
  tell({ error: error instanceof Error ? error.message : String(error) });
});
