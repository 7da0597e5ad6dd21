import { Writable } from 'node:stream';
import { pino } from 'pino';
import { makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addFigures } from './release-figures-repository';

let api: TestApp;
let admin: TestUser;
const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
beforeAll(async () => {
  api = await startTestApp({ log: pino({ level: 'warn' }, destination) });
  admin = await makeUser(api.db, 'ADMIN');
});
afterAll(() => api.close());

let remotes = 0;
/** A remote that no other test reports. */
const newRemote = () => `mfe_test${(remotes += 1)}`;

interface Told {
  loads?: { version: string; ms?: number }[];
  failures?: { version: string; kind?: string }[];
  vitals?: { version: string; name: string; value: number }[];
  every?: number;
}

/** Sends a page's report on a remote. */
async function report(remote: string, { loads = [], failures = [], vitals = [], every }: Told) {
  const { statusCode } = await api.inject({
    method: 'POST',
    url: '/api/telemetry/',
    payload: {
      loads: loads.map(({ version, ms = 300 }) => ({ remote, version, ms, screen: './Talks' })),
      failures: failures.map(({ version, kind = 'render' }) => ({
        remote,
        version,
        kind,
        id: 'K3PQ7Z',
      })),
      vitals: vitals.map((vital) => ({ remote, route: '/talks', ...vital })),
      ...(every && { every }),
    },
  });
  expect(statusCode).toBe(204);
}

/** Reports pages of a version, some of which failed. */
async function reportPages(remote: string, version: string, pages: number, failed: number) {
  if (pages > failed) await report(remote, { loads: [{ version }], every: pages - failed });
  for (let page = 0; page < failed; page += 1) await report(remote, { failures: [{ version }] });
}

async function health(remote: string) {
  const answer = await api.call({ as: admin, url: '/api/releases/' });
  const { results } = answer.json<{ results: { remote: string }[] }>();
  return results.filter((release) => release.remote === remote);
}

const begun = () => new Date().toISOString();
const judge = (remote: string, begunAt: string, headers = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/metrics/canaries/',
    payload: { remote, version: '1.1.0', live: '1.0.0', begun_at: begunAt, margin: 2 },
    headers,
  });
const ended = async (remote: string, begunAt: string) =>
  (await judge(remote, begunAt)).json<{ ended: string | null }>().ended;

describe('GET /releases/', () => {
  it('sums what pages report of each release, as often as the pages that report stand for others', async () => {
    const remote = newRemote();
    await report(remote, {
      loads: [{ version: '1.0.0' }, { version: '1.0.0', ms: 9_000 }],
      every: 5,
    });
    await report(remote, { loads: [{ version: '1.1.0' }], every: 20 });
    expect(await health(remote)).toMatchObject([
      { version: '1.1.0', loads: 20, slow_loads: 0, failed_pages: 0, ended: null },
      { version: '1.0.0', loads: 10, slow_loads: 5, failed_pages: 0, ended: null },
    ]);
  });

  it('counts a page that fails again and again once, and each failure by its kind', async () => {
    const remote = newRemote();
    const version = '1.0.0';
    await report(remote, {
      failures: [{ version }, { version, kind: 'timeout' }, { version, kind: 'timeout' }],
    });
    expect(await health(remote)).toMatchObject([
      { failed_pages: 1, failures: { render: 1, timeout: 2 } },
    ]);
  });

  it('says how many pages of a release were good and poor', async () => {
    const remote = newRemote();
    const lcp = (value: number) => ({ version: '1.0.0', name: 'LCP', value });
    for (const ms of [2_500, 2_501, 4_000, 4_001])
      await report(remote, { vitals: [lcp(ms)], every: 1 });
    await report(remote, { vitals: [{ version: '1.0.0', name: 'CLS', value: 0.3 }], every: 1 });
    expect(await health(remote)).toMatchObject([
      {
        vitals: [
          { name: 'LCP', pages: 4, good: 1, poor: 1 },
          { name: 'CLS', pages: 1, good: 0, poor: 1 },
        ],
      },
    ]);
  });

  it('takes reports of pages from before it, whose vitals name no release', async () => {
    const { statusCode } = await api.inject({
      method: 'POST',
      url: '/api/telemetry/',
      payload: { loads: [], failures: [], vitals: [{ name: 'LCP', value: 1, route: '/talks' }] },
    });
    expect(statusCode).toBe(204);
  });

  it('sums what somebody made up, however much it is', async () => {
    const remote = newRemote();
    const made = { remote, version: '1.0.0', figure: 'loads', amount: 2_000_000_000 };
    for (const minutes of [0, 0, 20])
      await addFigures(api.db, [made], new Date(Date.now() - minutes * 60_000));
    expect(await health(remote)).toMatchObject([{ loads: 2_147_483_647 + 2_000_000_000 }]);
    expect(await ended(remote, begun())).toBeNull();
  });

  it('keeps made-up versions from filling the database', async () => {
    const remote = newRemote();
    for (let part = 0; part < 3; part += 1) {
      await report(remote, {
        loads: Array.from({ length: 40 }, (_, version) => ({ version: `${part}.${version}.0` })),
      });
    }
    expect((await health(remote)).length).toBeLessThanOrEqual(40);
  });

  it('forgets what is older than a week', async () => {
    const remote = newRemote();
    await report(remote, { loads: [{ version: '1.0.0' }] });
    expect(await health(remote)).toHaveLength(1);
    const { tasks } = api.parts.platform;
    await tasks.delete_release_figures.run();
    expect(await health(remote)).toHaveLength(1);
    await api.db
      .updateTable('release_figures')
      .set({ since: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .where('remote', '=', remote)
      .execute();
    await tasks.delete_release_figures.run();
    const left = await api.db
      .selectFrom('release_figures')
      .where('remote', '=', remote)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a canary', () => {
  it('goes on while it fails as rarely as the live version, and ends when it fails more often', async () => {
    const remote = newRemote();
    const since = begun();
    await reportPages(remote, '1.0.0', 1_000, 10);
    await reportPages(remote, '1.1.0', 500, 15);
    // 3%, and the live version 1%: no more than the margin.
    expect(await ended(remote, since)).toBeNull();
    await reportPages(remote, '1.1.0', 20, 20);
    expect(await ended(remote, since)).toBe('1.1.0 failed on 6.7% of its pages, and 1.0.0 on 1.0%');
    expect(await health(remote)).toContainEqual(
      expect.objectContaining({ version: '1.1.0', ended: expect.stringContaining('6.7%') }),
    );
  });

  it('does not end over a few bad connections', async () => {
    const remote = newRemote();
    await reportPages(remote, '1.1.0', 10, 9);
    expect(await ended(remote, begun())).toBeNull();
  });

  it('goes on if the live version fails as often', async () => {
    const remote = newRemote();
    await reportPages(remote, '1.0.0', 40, 20);
    await reportPages(remote, '1.1.0', 40, 20);
    expect(await ended(remote, begun())).toBeNull();
  });

  it('is ended once when two page servers ask at the same moment, and stays ended when it recovers', async () => {
    const remote = newRemote();
    const since = begun();
    await reportPages(remote, '1.1.0', 20, 20);
    lines.length = 0;
    const answers = await Promise.all([ended(remote, since), ended(remote, since)]);
    expect(answers).toEqual(Array(2).fill(expect.stringContaining('100.0%')));
    expect(lines.filter((line) => line.includes('a canary has ended itself'))).toHaveLength(1);
    await reportPages(remote, '1.1.0', 9_000, 0);
    expect(await ended(remote, since)).toContain('100.0%');
  });

  it('is tried anew when it is begun again', async () => {
    const remote = newRemote();
    const since = begun();
    await reportPages(remote, '1.1.0', 20, 20);
    expect(await ended(remote, since)).not.toBeNull();
    expect(await ended(remote, begun())).toBeNull();
  });

  it('is nobody’s business outside: a call through a proxy finds nothing', async () => {
    const answer = await judge(newRemote(), begun(), { 'x-forwarded-for': '198.51.100.7' });
    expect(answer.statusCode).toBe(404);
  });
});
