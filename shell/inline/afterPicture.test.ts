import { afterPicture } from './afterPicture';

/** Runs the program in a page whose picture has loaded or loads later. */
function open({ hasPicture, complete = false }: { hasPicture: boolean; complete?: boolean }) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><div id="prerendered">
    ${hasPicture ? '<img alt="" fetchpriority="high">' : ''}</div></div>
    <script data-scripts="/assets/runtime.js /assets/main.js"></script>`;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: complete });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  afterPicture();
  return picture;
}

const added = () => [...document.head.children];
const oneFrame = () => jest.advanceTimersByTime(17);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('scripts run in order after the frame that paints the picture', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(900);
  expect(added()).toEqual([]);
  picture?.dispatchEvent(new Event('load'));
  expect(added()).toEqual([]);
  oneFrame();
  expect(added().map((element) => element.getAttribute('src'))).toEqual([
    '/assets/runtime.js',
    '/assets/main.js',
  ]);
});

test('what is below the fold is laid out from then on', () => {
  const { dataset } = document.documentElement;
  dataset.firstFrame = '';
  const picture = open({ hasPicture: true });
  expect(dataset.firstFrame).toBe('');
  picture?.dispatchEvent(new Event('load'));
  oneFrame();
  expect(dataset.firstFrame).toBeUndefined();
});

test('a script is one of the shell’s, in order', () => {
  open({ hasPicture: false });
  oneFrame();
  const [script] = document.head.getElementsByTagName('script');
  expect([script?.className, script?.async]).toEqual(['shell', false]);
});

test('an already loaded picture is not waited for', () => {
  open({ hasPicture: true, complete: true });
  oneFrame();
  expect(added()).toHaveLength(2);
});

test('a failed picture delays nothing', () => {
  open({ hasPicture: true })?.dispatchEvent(new Event('error'));
  expect(added()).toHaveLength(2);
});

test('the wait for a picture ends after a second, and a later picture runs nothing twice', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(999);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added()).toHaveLength(2);
  picture?.dispatchEvent(new Event('load'));
  oneFrame();
  expect(added()).toHaveLength(2);
});
