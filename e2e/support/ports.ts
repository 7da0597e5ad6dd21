const first = Number(process.env.E2E_PORT ?? 3170);

/** Where the servers of one run listen. All in one place, so that no two of them want the same port. */
export const ports = {
  site: first,
  isolation: first + 1,
  api: first + 2,
  staging: first + 3,
  holds: first + 6,
  oauth: first + 20,
};

/** Where the tests' site has its API: what is not for everyone can be asked for there. */
export const apiUrl = `http://127.0.0.1:${ports.api}`;
