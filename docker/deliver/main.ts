// A remote's image runs this: `node deliver.cjs <folder>` takes the releases in it to RELEASES_DIR. With MUST_GO_LIVE=on, as in
// a pipeline, it fails unless they are live afterwards; when containers start, a release may well be left waiting.
import { deliver } from './deliver';

deliver(process.argv[2] ?? '', console.log)
  .then((areLive) => {
    if (!areLive && process.env.MUST_GO_LIVE === 'on') process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
