import { Writable } from 'node:stream';
import { pino } from 'pino';
import { makeUser, PASSWORD } from '../testing/builders';
import { startTestApp } from '../testing/testApp';
import { REDACTION } from './logging';

it('no token, password or address with a secret reaches the log', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'trace', redact: REDACTION }, sink);
  const api = await startTestApp({ log });
  try {
    const user = await makeUser(api.db);
    const payload = { email: user.email, password: PASSWORD };
    const signedIn = await api.inject({ method: 'POST', url: '/api/auth/token/', payload });
    const { access, refresh } = signedIn.json<{ access: string; refresh: string }>();
    const headers = { authorization: `Bearer ${access}` };
    await api.inject({ method: 'GET', url: '/api/auth/profile/?token=in-the-query', headers });
    await api.inject({ method: 'POST', url: '/api/auth/token/refresh/', payload: { refresh } });
    api.app.log.info({ req: { headers }, password: PASSWORD, body: { refresh, access } }, 'all');

    const text = lines.join('');
    expect(text).toContain('"route":"/api/auth/token/"');
    for (const secret of [PASSWORD, access, refresh, 'in-the-query', 'argon2id']) {
      expect(text).not.toContain(secret);
    }
  } finally {
    await api.close();
  }
});
