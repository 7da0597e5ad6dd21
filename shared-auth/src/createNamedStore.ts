import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

const registryKey = Symbol.for('tickets.stores');

function registry(): Map<string, unknown> {
  const page = globalThis as { [registryKey]?: Map<string, unknown> };
  return (page[registryKey] ??= new Map());
}

/**
 * Creates a vanilla store that exists once per page; a second one of the same name throws.
 *
 * If federation loads two copies of a shared module, each has its own store, and half the page is signed in while the other
 * half isn't. Nothing reports that, so the names are kept on `globalThis` and the second copy fails at once.
 */
export function createNamedStore<State>(
  name: string,
  initializer: StateCreator<State>,
): StoreApi<State> {
  const stores = registry();
  if (stores.has(name)) {
    throw new Error(`The store "${name}" exists already: a shared module was loaded twice.`);
  }
  const store = createStore<State>(initializer);
  stores.set(name, store);
  return store;
}

/** The names of all stores on this page, for the test that checks there is one of each. */
export function namedStores(): string[] {
  return [...registry().keys()];
}
