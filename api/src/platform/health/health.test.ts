import { startTestApp } from '../../testing/testApp';

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
