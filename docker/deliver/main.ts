// A remote's image runs this: `node deliver.cjs <folder>` takes the releases in it to RELEASES_DIR.
import { deliver } from './deliver';

deliver(process.argv[2] ?? '', console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
