import { safeStorage } from './safeStorage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
}

test('a value is kept in local storage', () => {
  safeStorage.set('one', 'a');
  expect(localStorage.getItem('one')).toBe('a');
  expect(safeStorage.get('one')).toBe('a');
  safeStorage.remove('one');
  expect(localStorage.getItem('one')).toBeNull();
  expect(safeStorage.get('one')).toBeNull();
});

test('a value that the browser refuses is kept for this page', () => {
  const refusal = refuse('setItem');
  safeStorage.set('two', 'a');
  expect(safeStorage.get('two')).toBe('a');
  // Stored after all: the kept value must not come back once the stored one is gone.
  refusal.mockRestore();
  safeStorage.set('two', 'b');
  expect(safeStorage.get('two')).toBe('b');
  localStorage.clear();
  expect(safeStorage.get('two')).toBeNull();
});

test('a value that the browser refuses replaces the stored one on this page', () => {
  safeStorage.set('four', 'a');
  const refusal = refuse('setItem');
  safeStorage.set('four', 'b');
  expect(safeStorage.get('four')).toBe('b');
  refusal.mockRestore();
  safeStorage.remove('four');
  expect(safeStorage.get('four')).toBeNull();
});

test('a browser that refuses everything still keeps and removes a value', () => {
  refuse('setItem');
  refuse('getItem');
  refuse('removeItem');
  expect(safeStorage.get('three')).toBeNull();
  safeStorage.set('three', 'a');
  expect(safeStorage.get('three')).toBe('a');
  safeStorage.remove('three');
  expect(safeStorage.get('three')).toBeNull();
});
