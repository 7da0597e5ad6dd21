import { benchApi } from './api/benchApi';
import { benchIsolation } from './api/benchIsolation';
import { benchGrowth } from './api/growth/benchGrowth';
import { benchScale } from './api/scale/benchScale';
import { benchBefore } from './before';
import { benchDashboard } from './dashboard';
import { benchData } from './data';
import { benchDoor } from './door';
import { benchEvent } from './event';
import { benchFaults } from './faults';
import type { Figure } from './figures';
import { benchHtml } from './html';
import { benchLanding } from './landing';
import { benchLighthouse } from './lighthouse/benchLighthouse';
import { benchPages } from './pages';
import { benchRelease } from './release';
import { benchRush } from './rush/benchRush';
import { benchSecondVisit } from './secondVisit';
import { benchStart } from './start';

interface Bench {
  run: (options: string[]) => Promise<Figure[]>;
  /** `quickly`: in `npm run bench` and with `--quick`; `as a whole`: not with `--quick`; `when named`: in neither, no goals. */
  runs: 'quickly' | 'as a whole' | 'when named';
}

/** `npm run bench -- <name>`, in the order in which all of them run. */
export const benches: Record<string, Bench> = {
  landing: { run: benchLanding, runs: 'quickly' },
  event: { run: benchEvent, runs: 'quickly' },
  pages: { run: benchPages, runs: 'quickly' },
  data: { run: benchData, runs: 'quickly' },
  html: { run: benchHtml, runs: 'quickly' },
  api: { run: benchApi, runs: 'quickly' },
  dashboard: { run: benchDashboard, runs: 'quickly' },
  'second-visit': { run: benchSecondVisit, runs: 'as a whole' },
  before: { run: benchBefore, runs: 'as a whole' },
  rush: { run: benchRush, runs: 'as a whole' },
  door: { run: benchDoor, runs: 'as a whole' },
  faults: { run: benchFaults, runs: 'as a whole' },
  release: { run: benchRelease, runs: 'as a whole' },
  start: { run: benchStart, runs: 'as a whole' },
  isolation: { run: benchIsolation, runs: 'as a whole' },
  scale: { run: benchScale, runs: 'as a whole' },
  growth: { run: benchGrowth, runs: 'as a whole' },
  lighthouse: { run: benchLighthouse, runs: 'when named' },
};
