import { standApart } from './standApart';

/** The answer of a browser that blocks storage: databases can be neither listed nor opened. */
const blocked = () => Promise.reject(new Error('The operation is insecure.'));

test('a browser that doesn’t list its databases keeps the page apart, too', async () => {
  const open = jest.fn();
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
  localStorage.setItem('theme', 'dark');
  await standApart();
  expect(localStorage.getItem('theme')).toBeNull();
  indexedDB.open('drafts');
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/^isolation:.+:drafts$/), undefined);
});
