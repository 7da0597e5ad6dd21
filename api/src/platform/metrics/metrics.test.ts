import { pino } from 'pino';
import { Gauge } from 'prom-client';
import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { poolOf } from '../database/connect';
import { makeMetrics } from './metrics';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const metrics = (headers = {}) => api.inject({ url: '/api/metrics', headers });

describe('GET /metrics', () => {
  it('has requests by route pattern, the pool, and orders', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const event_id = await makeEvent(api.db, { organizer });
    const payload = { event_id, ticket_type: 'STANDARD' };
    await api.call({ as: organizer, method: 'POST', url: '/api/tickets/purchase/', payload });
    await api.inject({ url: `/api/events/${event_id}/` });

    const response = await metrics();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/events/:id/",status="200"} 1',
    );
    expect(response.body).toMatch(/^database_pool_connections\{state="open"\} [1-9]/m);
    expect(response.body).toContain('orders{status="PAID"} 1');
    expect(response.body).toContain('database_up 1');
    expect(response.body).toContain('row_counts_up 1');
  });

  it('says that the database is up, and counts the rest, though one count fails', async () => {
    const metrics = makeMetrics(api.db, pino({ level: 'silent' }));
    const counted = new Gauge({
      name: 'counted',
      help: 'Of the test.',
      registers: [metrics.registry],
    });
    metrics.countRows(() => Promise.reject(new Error('no such column')));
    metrics.countRows(async () => counted.set(7));
    const body = await metrics.read();
    expect(body).toContain('database_up 1');
    expect(body).toContain('counted 7');
    expect(body).toContain('row_counts_up 0');
  });

  it('says in time that a count hangs', async () => {
    const metrics = makeMetrics(api.db, pino({ level: 'silent' }));
    metrics.countRows(() => new Promise(() => undefined));
    const body = await metrics.read();
    expect(body).toContain('database_up 1');
    expect(body).toContain('row_counts_up 0');
  });

  it('begins no count again while it hangs', async () => {
    const metrics = makeMetrics(api.db, pino({ level: 'silent' }));
    let begun = 0;
    const hasBegun = new Promise<void>((resolve) => {
      metrics.countRows(() => {
        begun += 1;
        resolve();
        return new Promise(() => undefined);
      });
    });
    const first = metrics.read();
    await hasBegun;
    await Promise.all([first, metrics.read()]);
    expect(begun).toBe(1);
  });

  it('says in time that the database hangs', async () => {
    const pool = poolOf(api.db);
    jest.spyOn(pool, 'connect').mockReturnValue(new Promise(() => undefined) as never);
    const body = await makeMetrics(api.db, pino({ level: 'silent' })).read();
    jest.restoreAllMocks();
    expect(body).toContain('database_up 0');
  });

  it('is not available through the page server', async () => {
    expect((await metrics({ 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  });
});
