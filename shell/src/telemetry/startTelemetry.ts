import type { LiveRoute } from '@nzuko/contract';
import { logProblem } from '@nzuko/shared-auth';
import { isSavingData } from '@nzuko/shared-ui';

import { whenLoaded } from '../whenLoaded';
import { listenToNotes } from './notes';

/** The page's report settings. */
export interface Telemetry {
  /** True if this page is sampled for loads and vitals; failures are always reported. */
  isSampled: boolean;
  /** The route the page was opened at; undefined if none matches. */
  route: LiveRoute | undefined;
}

/**
 * Starts reporting, sampling one page load in every N of the document's `data-telemetry`, none in Data Saver mode; does
 * nothing without it. The reporting code loads after the page has, or when something fails.
 */
export function startTelemetry(route: LiveRoute | undefined): void {
  const every = Number(document.documentElement.dataset.telemetry);
  if (!every) return;
  const isSampled = !isSavingData() && Math.random() * every < 1;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "page-report" */ './reportPage').then(
      ({ reportPage }) => reportPage({ isSampled, route }),
      (error: unknown) => void logProblem('telemetry', error),
    );
  };
  listenToNotes((note) => 'failure' in note && load());
  if (!isSampled) return;
  whenLoaded(load);
}
