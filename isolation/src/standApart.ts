const PREFIX = 'isolation:';
/** The prefix of this page's database names, so that a second page in the browser doesn't wait for this one's. */
const OWN = `${PREFIX}${crypto.randomUUID()}:`;

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

/** In-memory cookies that last as long as the page. A `Max-Age` of 0 deletes one; nothing else of their attributes counts. */
function memoryCookies(): PropertyDescriptor {
  const cookies = new Map<string, string>();
  return {
    get: () => [...cookies.values()].join('; '),
    set(text: string) {
      const [cookie = '', ...attributes] = text.split(/;\s*/);
      const [name = ''] = cookie.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, cookie);
    },
    configurable: true,
  };
}

/** Deletes the databases of closed pages: each open page holds a lock on its name. */
async function forgetOthers(databases: IDBFactory): Promise<void> {
  await new Promise<void>((isHeld) => {
    void navigator.locks.request(OWN, () => {
      isHeld();
      return new Promise(() => undefined);
    });
  });
  const { held = [] } = await navigator.locks.query();
  const isOpen = (database: string) => held.some(({ name }) => name && database.startsWith(name));
  for (const { name = '' } of await databases.databases())
    if (name.startsWith(PREFIX) && !isOpen(name)) databases.deleteDatabase(name);
}

/**
 * Isolates the page from the site at the same origin: tokens, preferences and members' data on the device go to the page's own
 * storage and cookies, empty at each load, so that a link always starts in the same state and nobody's session is touched.
 */
export async function standApart(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  Object.defineProperty(document, 'cookie', memoryCookies());
  const shared = window.indexedDB;
  // A browser that blocks storage refuses to list databases: then there are none to delete.
  await forgetOthers(shared).catch(() => undefined);
  const apart = new Proxy(shared, {
    get: (target, key) => {
      if (key === 'open') {
        return (name: string, version?: number) => target.open(OWN + name, version);
      }
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  Object.defineProperty(window, 'indexedDB', { value: apart, configurable: true });
}
