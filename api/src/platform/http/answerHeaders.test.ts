import { startTestApp } from '../../testing/testApp';

const URLS = ['/api/events/', '/api/nowhere/', '/api/auth/profile/'];

it.each([
  ['over HTTPS', 'https://tickets.example', 'max-age=31536000; includeSubDomains'],
  ['without it', 'http://tickets.example', undefined],
])(
  'every answer says what a browser must not do with it, errors too, %s',
  async (_how, site, hsts) => {
    const api = await startTestApp({ env: { PUBLIC_URL: site } });
    try {
      for (const url of URLS) {
        const { headers } = await api.inject({ method: 'GET', url });
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
        });
        expect(headers['strict-transport-security']).toBe(hsts);
      }
    } finally {
      await api.close();
    }
  },
);
