import { logProblem } from 'shared-auth';

import { listenToNotes } from './notes';

/** What is reported from this page. */
export interface Telemetry {
  /** True for a page among the share whose loads and vitals are counted; failures are told from every page. */
  isSampled: boolean;
  /** The pattern of the route that the page was opened at; undefined where none matches. */
  route: string | undefined;
}

/**
 * Begins to report on this page as the server asked for, one page load in `data-telemetry` of the document; not at all
 * without that. The part that does it is loaded once the page is there, or when something fails.
 */
export function startTelemetry(route: string | undefined): void {
  const every = Number(document.documentElement.dataset.telemetry);
  if (!every) return;
  const isSampled = Math.random() * every < 1;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "page-report" */ './reportPage').then(
      ({ reportPage }) => reportPage({ isSampled, route }),
      (error: unknown) => void logProblem('telemetry', error),
    );
  };
  listenToNotes((note) => 'failure' in note && load());
  if (!isSampled) return;
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
