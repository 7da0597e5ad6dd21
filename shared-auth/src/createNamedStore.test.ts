import { createNamedStore, namedStores } from './index';

test('a store of a name can be created once; a second copy shouts', () => {
  createNamedStore('basket', () => ({ items: 0 }));
  expect(() => createNamedStore('basket', () => ({ items: 0 }))).toThrow(
    'The store "basket" exists already',
  );
  expect(namedStores()).toEqual(expect.arrayContaining(['session', 'basket']));
});
