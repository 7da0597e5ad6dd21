// @ts-check
// Preloaded into page servers: names of services lead to their instances, as with Docker's name server.
const dns = require('node:dns');

/** @type {Record<string, string[]>} */
const services = JSON.parse(process.env.SERVICE_NAMES ?? '{}');
const { lookup } = dns;

Object.assign(dns, {
  /**
   * @param {string} name
   * @param {import('node:dns').LookupAllOptions} options
   * @param {(error: Error | null, addresses: import('node:dns').LookupAddress[]) => void} callback
   */
  lookup(name, options, callback) {
    const known = services[name];
    if (!known || !options.all) return lookup(name, options, callback);
    // Any of them first.
    const turn = Math.floor(Math.random() * known.length);
    const addresses = [...known.slice(turn), ...known.slice(0, turn)];
    process.nextTick(
      callback,
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  },
});
