import { standApart } from './standApart';

/** The answer of a browser that blocks storage: databases can be neither listed nor opened. */
const blocked = () => Promise.reject(new Error('The operation is insecure.'));
const open = jest.fn();
const restoreCookies = () => Reflect.deleteProperty(document, 'cookie');

afterEach(restoreCookies);

beforeEach(() => {
  const fakes = [
    [window, 'indexedDB', { open, databases: blocked }],
    [
      navigator,
      'locks',
      { request: (_name: string, hold: () => unknown) => hold(), query: blocked },
    ],
  ] as const;
  for (const [owner, name, value] of fakes)
    Object.defineProperty(owner, name, { value, configurable: true });
});

test('a browser that doesn’t list its databases keeps the page apart, too', async () => {
  localStorage.setItem('theme', 'dark');
  await standApart();
  expect(localStorage.getItem('theme')).toBeNull();
  indexedDB.open('drafts');
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/^isolation:.+:drafts$/), undefined);
});

test('the page neither sees nor changes the site’s cookies, such as the choice of Data Saver', async () => {
  document.cookie = 'data_saver=on; Path=/';
  await standApart();
  expect(document.cookie).toBe('');
  document.cookie = 'data_saver=off; Path=/; Max-Age=31536000';
  document.cookie = 'other=1';
  expect(document.cookie).toBe('data_saver=off; other=1');
  document.cookie = 'data_saver=browser; Path=/; Max-Age=0';
  expect(document.cookie).toBe('other=1');
  restoreCookies();
  expect(document.cookie).toBe('data_saver=on');
});
