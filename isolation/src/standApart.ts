const PREFIX = 'isolation:';

/** An in-memory `localStorage` that lasts as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function forget(databases: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = databases.deleteDatabase(name);
    // Blocked by another page of the harness, which still uses it: then it stays until that one is gone.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/**
 * Keeps the page apart from the site at the same origin: tokens, preferences and what members keep on the device live in
 * a storage of the page's own, empty at each load, so that a link always begins at the same state and nobody's session
 * is touched.
 */
export async function standApart(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  const shared = window.indexedDB;
  const known = (await shared.databases()).map(({ name = '' }) => name);
  await Promise.all(
    known.filter((name) => name.startsWith(PREFIX)).map((name) => forget(shared, name)),
  );
  const apart = new Proxy(shared, {
    get: (target, key) => {
      if (key === 'open') {
        return (name: string, version?: number) => target.open(PREFIX + name, version);
      }
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  Object.defineProperty(window, 'indexedDB', { value: apart, configurable: true });
}
