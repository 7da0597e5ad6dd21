import { readConditions, type Conditions } from './conditions';

/** The page's own copy of a data set, with the real API over it. */
export interface Copy {
  /** The prefix of the path of each call to the API. */
  path: string;
  ends_at: string;
  /** Used to sign the page in; null for a visitor. */
  account: { email: string; password: string } | null;
  /** The roles that can be chosen. */
  roles: string[];
  data_sets: string[];
  /** The operations of the API: `GET /events/{id}/`. */
  operations: string[];
}

/** Why the page has no copy, in a sentence for its reader. */
export class NoCopy extends Error {}

/** Conditions that the API doesn't know, by their name, each with its sentences about it. */
class RefusedConditions extends NoCopy {
  readonly problems: string[];

  constructor(readonly refused: Record<string, string | string[]>) {
    const problems = Object.entries(refused).map(
      ([name, said]) => `${name}: ${[said].flat().join(' ')}`,
    );
    super(problems.join(' '));
    this.problems = problems;
  }
}

const NOT_HERE =
  'This server gives no page a copy of its data: it runs without ISOLATION=on. `npm run isolate` starts one that does.';

async function problemOf(answer: Response): Promise<NoCopy> {
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.status === 400)
    return new RefusedConditions(body as Record<string, string | string[]>);
  if (typeof body.detail === 'string' && answer.status !== 404) return new NoCopy(body.detail);
  // The page server's own answer, which has no `detail`: nothing answers behind it.
  if (answer.status >= 500)
    return new NoCopy(`The API can’t be reached (${answer.status}). Reload in a moment.`);
  return new NoCopy(NOT_HERE);
}

async function requestCopy({ as, data, now }: Conditions): Promise<Copy> {
  const payload = { as, data, ...(now !== '' && { now: new Date().toISOString() }) };
  const answer = await fetch('/api/isolation/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  }).catch(() => null);
  if (!answer) throw new NoCopy('The API can’t be reached.');
  if (answer.status !== 201) throw await problemOf(answer);
  return (await answer.json()) as Copy;
}

interface GivenCopy {
  copy: Copy;
  /** The conditions that are in force: a role or data set that the API doesn't know gives way to the default. */
  conditions: Conditions;
  /** A sentence for each one that the API doesn't know. */
  problems: readonly string[];
}

/** Asks for a copy. @throws NoCopy if none is available. */
export async function askForCopy(asked: Conditions): Promise<GivenCopy> {
  try {
    return { copy: await requestCopy(asked), conditions: asked, problems: [] };
  } catch (error) {
    if (!(error instanceof RefusedConditions)) throw error;
    const { as, data } = readConditions('', asked);
    const conditions = {
      ...asked,
      ...('as' in error.refused && { as }),
      ...('data' in error.refused && { data }),
    };
    return { copy: await requestCopy(conditions), conditions, problems: error.problems };
  }
}

/**
 * Ends the page's copy when the page is left, to make room for another page's. A page restored from the back/forward cache
 * starts over.
 */
export function endWithPage({ path }: Copy): void {
  // The original `fetch`, before the harness intercepts calls: a page that is being left can't wait.
  const send = window.fetch.bind(window);
  addEventListener('pagehide', () => void send(path, { method: 'DELETE', keepalive: true }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** A call's path in the page's copy; null for a request that isn't a call to the API. */
export function pathInCopy(url: URL, { path }: Pick<Copy, 'path'>): string | null {
  const isCall = url.origin === location.origin && url.pathname.startsWith('/api/');
  if (!isCall || url.pathname.startsWith('/api/isolation/')) return null;
  return `${path}${url.pathname}${url.search}`;
}

/** Points links to the API, such as a calendar file's, to the page's copy. */
export function redirectLinks(copy: Copy): void {
  const redirect = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pathInCopy(new URL(link.href), copy);
    if (link && path) link.href = path;
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, redirect, { capture: true });
}
