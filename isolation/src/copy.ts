import type { Conditions } from './conditions';

/** The page's own copy of a data set, with the real API over it. */
export interface Copy {
  /** Stands before the path of each call to the API. */
  path: string;
  ends_at: string;
  /** With what the page signs in; null for a visitor. */
  account: { email: string; password: string } | null;
  /** What there is to choose from. */
  roles: string[];
  data_sets: string[];
  /** The operations of the API: `GET /events/{id}/`. */
  operations: string[];
}

/** Why the page has no copy, in a sentence for its reader. */
export class NoCopy extends Error {}

const NOT_HERE =
  'This server gives no page a copy of its data: it runs without ISOLATION=on. `npm run isolate` starts one that does.';

async function problemOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.status === 400) {
    return Object.entries(body)
      .map(([field, sentences]) => `${field}: ${[sentences].flat().join(' ')}`)
      .join(' ');
  }
  if (typeof body.detail === 'string' && answer.status !== 404) return body.detail;
  // The page server's own answer, which has no `detail`: nothing answers behind it.
  if (answer.status >= 500)
    return `The API can’t be reached (${answer.status}). Reload in a moment.`;
  return NOT_HERE;
}

/** Asks for a copy. @throws NoCopy when there is none to be had. */
export async function askForCopy({ as, data, now }: Conditions): Promise<Copy> {
  const payload = { as, data, ...(now !== '' && { now: new Date().toISOString() }) };
  const answer = await fetch('/api/isolation/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  }).catch(() => null);
  if (!answer) throw new NoCopy('The API can’t be reached.');
  if (answer.status !== 201) throw new NoCopy(await problemOf(answer));
  return (await answer.json()) as Copy;
}

/**
 * Ends the page's copy when the page goes, so that another page can have its place. A page that comes back from the browser's
 * memory starts over.
 */
export function endWithPage({ path }: Copy): void {
  // Before the harness stands in between: a page that goes waits for nothing.
  const send = window.fetch.bind(window);
  addEventListener('pagehide', () => void send(path, { method: 'DELETE', keepalive: true }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** The path of a call in the page's copy; null for what is none. */
export function pathInCopy(url: URL, { path }: Pick<Copy, 'path'>): string | null {
  const isCall = url.origin === location.origin && url.pathname.startsWith('/api/');
  if (!isCall || url.pathname.startsWith('/api/isolation/')) return null;
  return `${path}${url.pathname}${url.search}`;
}

/** Lets links to the API, such as that of a calendar file, lead to the page's copy. */
export function redirectLinks(copy: Copy): void {
  const redirect = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pathInCopy(new URL(link.href), copy);
    if (link && path) link.href = path;
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, redirect, { capture: true });
}
