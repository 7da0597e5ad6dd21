import { bannerSources, bannerUrl } from './bannerUrl';

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

test.each([
  [{ banner_image: null }, undefined],
  [{ banner_image: '/a.webp' }, { src: '/a.webp', srcSet: undefined }],
  [
    {
      banner_image: '/a.webp',
      banner_image_small: '/a-800.webp',
      banner_image_thumbnail: '/a-480.webp',
    },
    { src: '/a.webp', srcSet: '/a-480.webp 480w, /a-800.webp 800w, /a.webp 1600w' },
  ],
  [
    { banner_image: '/a.webp', banner_image_small: '/a-800.webp' },
    { src: '/a.webp', srcSet: '/a-800.webp 800w, /a.webp 1600w' },
  ],
])('%j has the sources %j', (event, sources) => {
  expect(bannerSources(event)).toEqual(sources);
});
