// `npm run chaos [-- <minutes> [<seed>]]`: simulates one bad day after another for so many minutes. Fails if anything was lost.
import { runChaos } from '../api/src/testing/chaos/runChaos';
import { apiProgram } from './build/apiProgram';

async function main([minutes = '3', seed = new Date().toISOString()]: string[]): Promise<boolean> {
  const seconds = Number(minutes) * 60;
  if (!(seconds > 0)) throw new Error('How many minutes? Such as: npm run chaos -- 3');
  process.env.TEST_API_PROGRAM = JSON.stringify(await apiProgram());
  console.log(`Seed: ${seed}`);
  const started = Date.now();
  const { deeds, strikes, damage } = await runChaos(seconds, seed, (line) =>
    console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`),
  );
  console.table(deeds);
  console.table(strikes);
  for (const line of damage) console.error(`DAMAGE ${line}`);
  console.log(damage.length === 0 ? 'Nothing was lost.' : `${damage.length} damages`);
  return damage.length === 0;
}

main(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
