import { Writable } from 'node:stream';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../testing/testApp';

const lines: string[] = [];
let api: TestApp;
beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  api = await startTestApp({
    log: pino({ level: 'warn' }, destination),
    env: { RATE_LIMIT_TELEMETRY: '60' },
  });
});
afterAll(() => api.close());

const release = { remote: 'mfe_events', version: '1.2.0-0a1b2c3d4e' };
const load = { ...release, screen: './Catalogue', ms: 400 };
const failure = { ...release, kind: 'timeout', id: 'K3PQ7Z' };
const lcp = { name: 'LCP', value: 1_900, route: '/events/:id' };

let callers = 0;
const report = (part: object, headers: Record<string, string> = {}) => {
  callers += 1;
  return api.inject({
    method: 'POST',
    url: '/api/telemetry',
    payload: { loads: [], failures: [], vitals: [], ...part },
    headers: { 'x-forwarded-for': `198.51.100.${callers % 250}`, ...headers },
  });
};
const metrics = async () => (await api.inject({ url: '/api/metrics' })).body;
const seriesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`));

describe('POST /telemetry/', () => {
  it.each<[string, object]>([
    ['a remote that is no container’s name', { loads: [{ ...load, remote: 'x"} 1\nup' }] }],
    ['a version that is none', { loads: [{ ...load, version: '<b>' }] }],
    ['more loads than a page makes', { loads: Array(41).fill(load) }],
    ['an unknown kind of failure', { failures: [{ ...failure, kind: 'bad luck' }] }],
    ['an error id that carries a text', { failures: [{ ...failure, id: 'ada@example.test' }] }],
    ['an address with an id in it', { vitals: [{ ...lcp, route: '/events/5' }] }],
    ['an address with a query', { vitals: [{ ...lcp, route: '/login?email=ada' }] }],
    ['an unknown vital', { vitals: [{ ...lcp, name: 'FID' }] }],
    ['who it was', { user: 7 }],
    ['who it was, in a load', { loads: [{ ...load, user: 7 }] }],
    ['no lists', { loads: null }],
  ])('refuses %s, and counts nothing of it', async (_what, part) => {
    const before = await metrics();
    expect((await report(part)).statusCode).toBe(400);
    const own = (text: string) =>
      text.split('\n').filter((line) => /^(screen|web_vital)/.test(line));
    expect(own(await metrics())).toEqual(own(before));
  });

  it('rejects a report larger than any page’s', async () => {
    const response = await report({ failures: [{ ...failure, id: 'A'.repeat(17_000) }] });
    expect(response.statusCode).toBe(413);
  });

  it('rejects an address that reports endlessly', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i += 1) statuses.add((await report({}, headers)).statusCode);
    expect([...statuses]).toEqual([204, 429]);
    expect((await report({})).statusCode).toBe(204);
  });

  it('shows loads, failures and vitals in the metrics, by remote, version and route', async () => {
    const vitals = [lcp, { name: 'CLS', value: 0.02, route: '/' }];
    const response = await report({ loads: [load], failures: [failure], vitals });
    expect(response.statusCode).toBe(204);
    const text = await metrics();
    const labels = 'remote="mfe_events",version="1.2.0-0a1b2c3d4e"';
    expect(text).toContain(`screen_load_seconds_sum{${labels},screen="./Catalogue"} 0.4`);
    expect(text).toContain(`screen_failures_total{${labels},kind="timeout"} 1`);
    expect(text).toContain('web_vital_seconds_bucket{le="2.5",name="LCP",route="/events/:id"} 1');
    expect(text).toContain('web_vital_seconds_bucket{le="1.8",name="LCP",route="/events/:id"} 0');
    expect(text).toContain('web_vital_layout_shift_sum{route="/"} 0.02');
  });

  it('counts the rest of a page whose device slept, or whose clock was set, meanwhile', async () => {
    const other = { ...release, version: '1.4.0-0a1b2c3d4e' };
    const loads = [-5, 1e9].map((ms) => ({ ...load, ...other, ms }));
    const failures = [{ ...failure, ...other }];
    const vitals = [{ ...lcp, route: '/slept', value: 1e9 }];
    expect((await report({ loads, failures, vitals })).statusCode).toBe(204);
    const text = await metrics();
    const labels = `remote="mfe_events",version="${other.version}"`;
    expect(text).toContain(`screen_load_seconds_sum{${labels},screen="./Catalogue"} 600`);
    expect(text).toContain(`screen_load_seconds_count{${labels},screen="./Catalogue"} 2`);
    expect(text).toContain(`screen_failures_total{${labels},kind="timeout"} 1`);
    expect(text).toContain('web_vital_seconds_sum{name="LCP",route="/slept"} 600');
  });

  it('logs a failure under the id shown on its page, without the user', async () => {
    lines.length = 0;
    const other = { ...failure, version: '1.3.0-0a1b2c3d4e' };
    await report({ failures: [other] }, { 'x-forwarded-for': '198.51.100.251' });
    const [line = '', ...more] = lines;
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject(other);
    expect(line).not.toContain('198.51.100');
  });

  it('limits the number of series, however many names are made up, and keeps those in use', async () => {
    const used = { ...load, version: '2.0.0-0a1b2c3d4e' };
    for (let i = 0; i < 10; i += 1) {
      const loads = Array.from({ length: 40 }, (_, n) => ({ ...load, version: `9.${i}.${n}` }));
      expect((await report({ loads: [...loads.slice(1), used] })).statusCode).toBe(204);
    }
    const text = await metrics();
    const kept = seriesOf(text, 'screen_load_seconds_count');
    expect(kept).toHaveLength(100);
    expect(kept.filter((line) => line.includes(used.version))).toEqual([
      expect.stringMatching(/ 10$/),
    ]);
    expect(text).toMatch(/^telemetry_forgotten_series_total 2\d\d$/m);
  });
});
