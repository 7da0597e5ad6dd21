import { connect, createServer, type AddressInfo } from 'node:net';

/** A relay in front of a server, which sees every byte, including the service worker's, icons and headers. */
interface CountedSite {
  url: string;
  /** Bytes that browsers have received so far. */
  received: () => number;
  /** Bytes that browsers have sent so far. */
  sent: () => number;
  /** Method and path of each request so far. */
  requests: () => string[];
  stop: () => Promise<void>;
}

/** Relays connections to the server at `url`, and counts their bytes. */
export async function countSite(url: string): Promise<CountedSite> {
  const { hostname, port } = new URL(url);
  let received = 0;
  let sent = 0;
  const requests: string[] = [];
  const relay = createServer((browser) => {
    const site = connect(Number(port), hostname);
    browser.on('data', (data) => {
      sent += data.length;
      // Browsers send a request on a connection only once the previous one is answered.
      const [, request] = /^([A-Z]+ \S+) HTTP/.exec(data.toString('latin1')) ?? [];
      if (request) requests.push(request);
    });
    site.on('data', ({ length }) => (received += length));
    // Closing one side closes the other; connections that break off aren't errors of the relay.
    browser.on('error', () => site.destroy());
    site.on('error', () => browser.destroy());
    browser.pipe(site).pipe(browser);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    received: () => received,
    sent: () => sent,
    requests: () => [...requests],
    stop: () => new Promise((resolve) => relay.close(() => resolve())),
  };
}
