import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

const registryKey = Symbol.for('tickets.stores');

function registry(): Map<string, unknown> {
  const page = globalThis as { [registryKey]?: Map<string, unknown> };
  return (page[registryKey] ??= new Map());
}

/**
 * Makes a vanilla store that exists once in the page; a second one of the same name throws.
 *
 * Two copies of a shared module each with its own store is federation's quietest failure (half the page signed in,
 * half not): the names are kept on `globalThis`, so the second copy fails at its first line instead.
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

/** The names of the stores that live in this page, for the test that proves there is one of each. */
export function namedStores(): string[] {
  return [...registry().keys()];
}
