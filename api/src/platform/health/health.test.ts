import { sql } from 'kysely';
import { startTestApp } from '../../testing/testApp';

it('GET /health/ isn’t ready while the database takes no writes', async () => {
  const api = await startTestApp({ maxConnections: 1 });
  const health = () => api.inject({ method: 'GET', url: '/api/health/' });
  const refuseWrites = (value: 'on' | 'off') =>
    sql`SELECT set_config('default_transaction_read_only', ${value}, false)`.execute(api.db);
  try {
    await refuseWrites('on');
    const refused = await health();
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ status: 'unavailable', database: 'read_only' });
    await refuseWrites('off');
    expect((await health()).statusCode).toBe(200);
  } finally {
    await api.close();
  }
});

it('GET /health/ is ready while the database responds, and live without it', async () => {
  const api = await startTestApp();
  const health = (path = '') => api.inject({ method: 'GET', url: `/api/health/${path}` });
  try {
    expect((await health()).json()).toMatchObject({ status: 'ok', database: 'up' });
    await api.db.destroy();
    const down = await health();
    expect(down.statusCode).toBe(503);
    expect(down.json()).toMatchObject({ status: 'unavailable', database: 'down' });
    expect((await health('live/')).statusCode).toBe(200);
  } finally {
    await api.close();
  }
});
