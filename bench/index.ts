// `npm run bench -- <name>`: the figures that the documents quote.
import { benchApi } from './api/benchApi';
import { benchDashboard } from './dashboard';
import { benchEvent } from './event';
import { benchFaults } from './faults';
import { benchLanding } from './landing';
import { benchLighthouse } from './lighthouse/benchLighthouse';
import { benchRelease } from './release';

const benches: Record<string, (options: string[]) => Promise<void>> = {
  api: benchApi,
  landing: benchLanding,
  event: benchEvent,
  lighthouse: benchLighthouse,
  dashboard: benchDashboard,
  faults: benchFaults,
  release: benchRelease,
};

async function main(): Promise<void> {
  const [name = '', ...options] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    console.error(
      `Which figures? npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}`,
    );
    process.exit(1);
  }
  await bench(options);
}

void main();
