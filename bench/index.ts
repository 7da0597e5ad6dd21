// `npm run bench -- <name>`: measures the figures that the documents quote.
import { benchApi } from '../api/bench/benchApi';
import { benchIsolation } from '../api/bench/benchIsolation';
import { benchScale } from '../api/bench/scale/benchScale';
import { benchDashboard } from './dashboard';
import { benchData } from './data';
import { benchDoor } from './door';
import { benchEvent } from './event';
import { benchFaults } from './faults';
import { benchHtml } from './html';
import { benchLanding } from './landing';
import { benchLighthouse } from './lighthouse/benchLighthouse';
import { benchPages } from './pages';
import { benchRelease } from './release';

const benches: Record<string, (options: string[]) => Promise<void>> = {
  api: benchApi,
  landing: benchLanding,
  event: benchEvent,
  html: benchHtml,
  pages: benchPages,
  data: benchData,
  lighthouse: benchLighthouse,
  dashboard: benchDashboard,
  door: benchDoor,
  faults: benchFaults,
  release: benchRelease,
  isolation: benchIsolation,
  scale: benchScale,
};

async function main(): Promise<void> {
  const [name = '', ...options] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    console.error(
      `Usage: npm run bench -- <name>, where <name> is one of: ${Object.keys(benches).join(', ')}`,
    );
    process.exit(1);
  }
  await bench(options);
}

void main();
