// `npm run build`: builds whatever is stale and makes it live, as `npm start` does, and serves nothing.
import { buildSite } from './build/buildSite';

buildSite((line) => console.log(`  ${line}`)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
