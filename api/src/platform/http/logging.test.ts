import { Writable } from 'node:stream';
import { pino } from 'pino';
import { makeUser, PASSWORD } from '../../testing/builders';
import { startTestApp } from '../../testing/testApp';
import { hidingSecrets } from './logging';

it('no token, password or URL with a secret reaches the log', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino(hidingSecrets('trace'), sink);
  const api = await startTestApp({ log });
  try {
    const user = await makeUser(api.db);
    const payload = { email: user.email, password: PASSWORD };
    const signedIn = await api.inject({ method: 'POST', url: '/api/auth/token/', payload });
    const { access, refresh } = signedIn.json<{ access: string; refresh: string }>();
    const headers = { authorization: `Bearer ${access}` };
    await api.inject({ method: 'GET', url: '/api/auth/profile/?token=in-the-query', headers });
    await api.inject({ method: 'POST', url: '/api/auth/token/refresh/', payload: { refresh } });
    await api.inject({ method: 'POST', url: '/api/auth/token/', payload: `{"email": "${access}` });
    await api.inject({
      method: 'POST',
      url: '/api/auth/password-reset/',
      payload: { email: user.email },
    });
    await api.inject({
      method: 'POST',
      url: '/api/auth/password-reset-confirm/MQ/in-the-path/',
      payload: { password: 'Another1', password2: 'Another1' },
    });
    await api.inject({
      method: 'GET',
      url: '/api/auth/google/callback/?code=in-the-query&state=x',
    });
    await api.inject({
      method: 'POST',
      url: '/api/auth/google/',
      payload: { access_token: 'in-the-body' },
    });
    await api.db.schema.dropTable('saved_events').execute();
    const failed = await api.inject({ method: 'GET', url: '/api/events/saved/', headers });
    expect(failed.statusCode).toBe(500);
    api.app.log.info({ req: { headers }, password: PASSWORD, body: { refresh, access } }, 'all');

    const text = lines.join('');
    expect(text).toContain('"route":"/api/auth/token/"');
    expect(text).toContain('request failed');
    const typed = ['Another1', 'in-the-query', 'in-the-path', 'in-the-body'];
    for (const secret of [PASSWORD, access, refresh, 'argon2id', ...typed]) {
      expect(text).not.toContain(secret);
    }
  } finally {
    await api.close();
  }
});
