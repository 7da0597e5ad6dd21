import { createNamedStore, namedStores } from './index';

test('a second store of the same name throws', () => {
  createNamedStore('basket', () => ({ items: 0 }));
  expect(() => createNamedStore('basket', () => ({ items: 0 }))).toThrow(
    'The store "basket" exists already',
  );
  expect(namedStores()).toEqual(expect.arrayContaining(['session', 'basket']));
});
