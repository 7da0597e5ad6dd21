/** Under whose eyes and on which network the remote is looked at. All of it stands in the page's URL. */
export interface Conditions {
  /** Where the remote's router stands. */
  route: string;
  /** Who looks: one of the demo accounts, or a visitor. */
  as: 'visitor' | 'attendee' | 'organizer' | 'admin';
  /** Added to every call to the API, in ms. */
  latency: number;
  /** Calls that fail: `/events/=503`, several parted by commas; status 0 cuts the connection. */
  fail: string;
}

/** Who can look. */
export const viewers: readonly Conditions['as'][] = ['visitor', 'attendee', 'organizer', 'admin'];

/** Reads the conditions from a query string; what is missing or unknown takes its default. */
export function readConditions(search: string, firstRoute: string): Conditions {
  const query = new URLSearchParams(search);
  const as = viewers.find((viewer) => viewer === query.get('as'));
  const route = query.get('route');
  return {
    route: route?.startsWith('/') ? route : firstRoute,
    as: as ?? 'visitor',
    latency: Math.max(0, Number(query.get('latency')) || 0),
    fail: query.get('fail') ?? '',
  };
}

/** The query string that reproduces the conditions. */
export function writeConditions({ route, as, latency, fail }: Conditions): string {
  const query = new URLSearchParams({ route });
  if (as !== 'visitor') query.set('as', as);
  if (latency > 0) query.set('latency', String(latency));
  if (fail !== '') query.set('fail', fail);
  return `?${query}`;
}
