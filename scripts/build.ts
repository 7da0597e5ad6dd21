// `npm run build`: builds whatever is stale and activates it, like `npm start`, but serves nothing.
import { buildSite } from './build/buildSite';

buildSite((line) => console.log(`  ${line}`)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
