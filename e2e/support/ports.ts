const first = Number(process.env.E2E_PORT ?? 3170);

/** Playwright's workers run tests in parallel, so servers that a test starts need different ports in each worker. */
const own = first + 30 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The ports of all servers in a run, in one place, so that no two of them clash. */
export const ports = {
  site: first,
  api: first + 2,
  oauth: first + 20,
  isolation: own,
  staging: own + 1,
  ownSite: own + 2,
  ownApi: own + 3,
  holds: own + 4,
  release: own + 5,
  provider: own + 6,
};

/** The API's internal URL, which also serves what the site doesn't expose. */
export const apiUrl = `http://127.0.0.1:${ports.api}`;
