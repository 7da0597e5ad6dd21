/** Where the tests' site has its API: what is not for everyone can be asked for there. */
export const apiPort = Number(process.env.E2E_PORT ?? 3170) + 2;
export const apiUrl = `http://127.0.0.1:${apiPort}`;
