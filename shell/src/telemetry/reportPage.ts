import { API_BASE_PATH, type ApiSchemas } from 'shared-auth';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { listenToNotes } from './notes';
import type { Telemetry } from './startTelemetry';

type Report = ApiSchemas['TelemetryReport'];

/** Failures of one moment go together. */
const FAILURES_WAIT_MS = 1_000;
/** What the API takes at once; a page that has more of them is told well enough by these. */
const MOST = { loads: 40, failures: 20, vitals: 10 };

const nothing = (): Report => ({ loads: [], failures: [], vitals: [] });

/**
 * Reports the page's notes and its web vitals to the API: in one batch when the page is left or hidden, and soon after a
 * failure. It says which remote, version and route, never who.
 */
export function reportPage({ isSampled, route }: Telemetry): void {
  let report = nothing();
  const told = new Set<Metric['name']>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const { loads, failures, vitals } = report;
    if (loads.length + failures.length + vitals.length === 0) return;
    report = nothing();
    vitals.forEach(({ name }) => told.add(name));
    const body = new Blob([JSON.stringify({ loads, failures, vitals })], {
      type: 'application/json',
    });
    // It outlives the page. A browser that refuses has too much under way; then the figures go without this page.
    navigator.sendBeacon(`${API_BASE_PATH}/telemetry/`, body);
  };

  const push = <Kind extends keyof Report>(kind: Kind, entry: Report[Kind][number]) => {
    const list = report[kind] as Report[Kind][number][];
    if (list.length < MOST[kind]) list.push(entry);
  };

  listenToNotes((note) => {
    if ('failure' in note) {
      push('failures', note.failure);
      timer ??= setTimeout(send, FAILURES_WAIT_MS);
    } else if (isSampled) push('loads', note.load);
  });

  if (isSampled && route !== undefined) {
    // Some change until the page is hidden, and again when it comes back: the value at the first sending counts.
    const handleMetric = ({ name, value }: Metric) => {
      if (told.has(name)) return;
      report.vitals = report.vitals.filter((other) => other.name !== name);
      push('vitals', { name, value, route });
    };
    [onLCP, onFCP, onTTFB, onINP, onCLS].forEach((on) => on(handleMetric));
  }

  // After the vitals' own listeners, which settle their values at the same events.
  window.addEventListener('pagehide', send);
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
