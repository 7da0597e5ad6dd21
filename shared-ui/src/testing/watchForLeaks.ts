import { act } from '@testing-library/react';

type Timeout = ReturnType<typeof setTimeout>;

interface Watch {
  /** Describes everything still running. Runs pending timeouts first. */
  leaks: () => string[];
  stop: () => void;
}

/** Watches for listeners on the window and the document, intervals, and timeouts that set the next one when they run. */
export function watchForLeaks(): Watch {
  const undo: (() => void)[] = [];
  const listeners = new Map<string, Set<unknown>>();
  const intervals = new Set<unknown>();
  const timeouts = new Map<Timeout, () => void>();

  function replace<Host extends object, Key extends keyof Host>(
    host: Host,
    key: Key,
    make: (original: Host[Key]) => Host[Key],
  ): void {
    const own = Object.getOwnPropertyDescriptor(host, key);
    const original = host[key];
    Object.defineProperty(host, key, { value: make(original), configurable: true, writable: true });
    undo.push(() => {
      if (own) Object.defineProperty(host, key, own);
      else delete host[key];
    });
  }

  for (const [name, target] of Object.entries({ window, document })) {
    const known = (type: string) => {
      const key = `${type} listener on the ${name}`;
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set);
      return set;
    };
    replace(
      target as EventTarget,
      'addEventListener',
      (original) =>
        function (this: EventTarget, type, listener, options) {
          known(type).add(listener);
          const signal = typeof options === 'object' ? options.signal : undefined;
          signal?.addEventListener('abort', () => known(type).delete(listener));
          original.call(target, type, listener, options);
        },
    );
    replace(
      target as EventTarget,
      'removeEventListener',
      (original) =>
        function (this: EventTarget, type, listener, options) {
          known(type).delete(listener);
          original.call(target, type, listener, options);
        },
    );
  }
  replace(globalThis, 'setInterval', (original) =>
    Object.assign((...args: Parameters<typeof setInterval>) => {
      const id = original(...args);
      intervals.add(id);
      return id;
    }, original),
  );
  replace(globalThis, 'clearInterval', (original) => (id) => (intervals.delete(id), original(id)));
  replace(globalThis, 'setTimeout', (original) =>
    Object.assign((run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const fire = () => {
        timeouts.delete(id);
        run(...args);
      };
      const id = original(fire, delay);
      timeouts.set(id, fire);
      return id;
    }, original),
  );
  replace(
    globalThis,
    'clearTimeout',
    (original) => (id) => (timeouts.delete(id as Timeout), original(id)),
  );

  return {
    leaks() {
      const pending = [...timeouts];
      act(() => {
        for (const [id, fire] of pending) {
          clearTimeout(id);
          fire();
        }
      });
      return [
        ...[...listeners].filter(([, set]) => set.size > 0).map(([what]) => `a ${what}`),
        ...[...intervals].map(() => 'an interval'),
        ...[...timeouts].map(() => 'a timeout that sets itself again'),
      ];
    },
    stop: () => undo.reverse().forEach((step) => step()),
  };
}
