/** Where a link leads, within a remote's route. */
interface Destination {
  /** Values of the route's parameters, by name. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/**
 * A screen's optional `prefetch`: requests the data that it will show once somebody is about to follow a link to it, and may
 * resolve once they are there. The shell calls it for those who may see the screen, once per approach, and not in Data Saver
 * mode.
 */
export type Prefetch = (destination: Destination) => void | Promise<void>;
