import { watchForLeaks } from './watchForLeaks';

/** What is left of `begin` once the function that it returns has ended it. */
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

test('a timeout that sets the next one is named, one that ends is not', () => {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const poll = () => void (timeout = setTimeout(poll, 60_000));
  expect(leftBy(poll)).toEqual(['a timeout that sets itself again']);
  clearTimeout(timeout);
  expect(leftBy(() => void setTimeout(nothing, 60_000))).toEqual([]);
});

test('what is ended is no leak', () => {
  const ended = leftBy(() => {
    const over = new AbortController();
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

test('afterwards the page has its own functions again', () => {
  const before = [setTimeout, clearTimeout, setInterval, window.addEventListener];
  leftBy(() => undefined);
  expect([setTimeout, clearTimeout, setInterval, window.addEventListener]).toEqual(before);
  expect(Object.hasOwn(document, 'addEventListener')).toBe(false);
});
