// `npm run release -- <command> …` decides which version of a remote the site shows. Only `publish` builds anything, and
// nothing is restarted: the page server rereads the registry when it changes.
import { runRelease } from './release/runRelease';

runRelease(process.argv.slice(2), console.log).then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
