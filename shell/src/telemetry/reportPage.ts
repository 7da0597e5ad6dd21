import type { ApiSchemas } from '@nzuko/contract';
import { API_BASE_PATH } from '@nzuko/shared-auth';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { listenToNotes } from './notes';
import type { Telemetry } from './startTelemetry';

type Report = ApiSchemas['TelemetryReport'];
type Lists = Omit<Report, 'every'>;

/** Failures within this time are sent together. */
const FAILURES_WAIT_MS = 1_000;
/** The API's maximum per request. */
const MOST = { loads: 40, failures: 20, vitals: 10 };

const nothing = (): Lists => ({ loads: [], failures: [], vitals: [] });

/**
 * Reports the page's notes and web vitals to the API: in one batch when the page is left or hidden, and soon after a
 * failure. Reports contain the remote, version and route, but nothing about the user.
 */
export function reportPage({ isSampled, route }: Telemetry): void {
  const every = Number(document.documentElement.dataset.telemetry);
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
    const body = new Blob([JSON.stringify({ loads, failures, vitals, every })], {
      type: 'application/json',
    });
    // sendBeacon outlives the page. If the browser refuses because too much is queued, this page isn't counted.
    navigator.sendBeacon(`${API_BASE_PATH}/telemetry/`, body);
  };

  const push = <Kind extends keyof Lists>(kind: Kind, entry: Lists[Kind][number]) => {
    const list = report[kind] as Lists[Kind][number][];
    if (list.length < MOST[kind]) list.push(entry);
  };

  listenToNotes((note) => {
    if ('failure' in note) {
      push('failures', note.failure);
      timer ??= setTimeout(send, FAILURES_WAIT_MS);
    } else if (isSampled) push('loads', note.load);
  });

  if (isSampled && route) {
    const { path, remote } = route;
    // Some vitals change until the page is hidden, and again when it returns: only the first value counts.
    const handleMetric = ({ name, value }: Metric) => {
      if (told.has(name)) return;
      report.vitals = report.vitals.filter((other) => other.name !== name);
      push('vitals', { name, value, route: path, remote: remote.name, version: remote.version });
    };
    [onLCP, onFCP, onTTFB, onINP, onCLS].forEach((on) => on(handleMetric));
  }

  // Registered after web-vitals' listeners, which finalise their values on the same events.
  window.addEventListener('pagehide', send);
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
