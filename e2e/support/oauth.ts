/** Where the tests' own OAuth server listens; the site is started with its address. */
export const oauthPort = Number(process.env.E2E_PORT ?? 3170) + 20;
