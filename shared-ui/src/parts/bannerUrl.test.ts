import { bannerUrl } from './bannerUrl';

test.each([
  [null, undefined],
  ['', undefined],
  ['/api/media/a.webp', '/api/media/a.webp'],
  ['media/a.webp', '/media/a.webp'],
  ['https://cdn.example.test/a.webp', 'https://cdn.example.test/a.webp'],
  ['//cdn.example.test/a.webp', '//cdn.example.test/a.webp'],
  ['blob:http://localhost/1', 'blob:http://localhost/1'],
])('the banner %s is at %s', (banner, url) => {
  expect(bannerUrl(banner)).toBe(url);
});
