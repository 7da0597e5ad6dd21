// @ts-check
// `node isHealthy.mjs <address>`: exits with 0 if the address answers with a 2xx. Images have no curl.
const { ok } = await fetch(String(process.argv[2]));
process.exit(ok ? 0 : 1);
