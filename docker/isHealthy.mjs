// @ts-check
// `node isHealthy.mjs <address>`: ends with 0 when the address answers well. Images have no curl.
const { ok } = await fetch(String(process.argv[2]));
process.exit(ok ? 0 : 1);
