// A benchmark that prints its clean-up, for the test of `withCleanUp`: `fails`, or goes on until interrupted.
import { setTimeout as wait } from 'node:timers/promises';

import { withCleanUp } from '../withCleanUp';

const [way] = process.argv.slice(2);

async function main(): Promise<void> {
  await withCleanUp(async (laterOutside) => {
    laterOutside(() => console.log('folder removed'));
    await withCleanUp(async (later) => {
      let fail = (_error: Error) => undefined as void;
      const broken = new Promise((_resolve, reject) => (fail = reject));
      broken.catch(() => undefined);
      later(async () => {
        await wait(100);
        console.log('database stopped');
      });
      later(() => {
        fail(new Error('The browser is gone.'));
        console.log('browser closed');
      });
      later(() => {
        throw new Error('It was gone already.');
      });
      if (way === 'fails') throw new Error('A page is wrong.');
      const goesOn = setInterval(() => undefined, 1_000);
      console.log('begun');
      await broken.finally(() => clearInterval(goesOn));
    });
  });
}

main().catch((error: unknown) => {
  console.error('It failed:', error);
  process.exit(1);
});
