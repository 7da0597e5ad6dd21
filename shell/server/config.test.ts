import { readConfig } from './config';

test.each([
  [{ PUBLIC_URL: 'https://nzuko.example/' }, 'https://nzuko.example'],
  [{ PUBLIC_URL: '', PORT: '3100' }, 'http://localhost:3100'],
  [{}, 'http://localhost:3000'],
])('with %j the site’s address is %s', (environment, publicUrl) => {
  expect(readConfig(environment).publicUrl).toBe(publicUrl);
});
