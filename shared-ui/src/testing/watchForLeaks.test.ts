import { watchForLeaks } from './watchForLeaks';

/** Leaks that remain once `begin` and its cleanup have run. */
function leftBy(begin: () => (() => void) | void): string[] {
  const watch = watchForLeaks();
  try {
    begin()?.();
    return watch.leaks();
  } finally {
    watch.stop();
  }
}

const nothing = () => undefined;

/** jsdom's listeners only accept jsdom's own; the global one is Node's, which fetch needs. */
function domAbortController(): AbortController {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { AbortController } = frame.contentWindow as unknown as typeof globalThis;
  frame.remove();
  return new AbortController();
}

test.each<[string, () => void, string]>([
  ['window', () => addEventListener('resize', nothing), 'a resize listener on the window'],
  [
    'document',
    () => document.addEventListener('keydown', nothing, true),
    'a keydown listener on the document',
  ],
])('a listener left on the %s is named', (_where, begin, leak) => {
  expect(leftBy(begin)).toEqual([leak]);
  removeEventListener('resize', nothing);
  document.removeEventListener('keydown', nothing, true);
});

test('an interval left running is named', () => {
  let interval: ReturnType<typeof setInterval> | undefined;
  expect(leftBy(() => void (interval = setInterval(nothing, 1000)))).toEqual(['an interval']);
  clearInterval(interval);
});

test('a timeout that sets the next one is named, one that just ends is not', () => {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const poll = () => void (timeout = setTimeout(poll, 60_000));
  expect(leftBy(poll)).toEqual(['a timeout that sets itself again']);
  clearTimeout(timeout);
  expect(leftBy(() => void setTimeout(nothing, 60_000))).toEqual([]);
});

test('what is cleaned up is not a leak', () => {
  const over = domAbortController();
  const ended = leftBy(() => {
    addEventListener('online', nothing, { signal: over.signal });
    addEventListener('resize', nothing);
    const interval = setInterval(nothing, 1000);
    return () => {
      over.abort();
      removeEventListener('resize', nothing);
      clearInterval(interval);
    };
  });
  expect(ended).toEqual([]);
});

test('the original functions are restored afterwards', () => {
  const before = [setTimeout, clearTimeout, setInterval, window.addEventListener];
  leftBy(() => undefined);
  expect([setTimeout, clearTimeout, setInterval, window.addEventListener]).toEqual(before);
  expect(Object.hasOwn(document, 'addEventListener')).toBe(false);
});
