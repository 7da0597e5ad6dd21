import type { LateFiles } from '../server/pageMarks';
import { afterPicture } from './afterPicture';

const files = {
  preloads: [
    { href: '/remotes/mfe_events/1.0.0/remoteEntry.js', integrity: 'sha384-abc' },
    { href: '/remotes/mfe_events/1.0.0/detail.js' },
  ],
  scripts: [{ href: '/assets/runtime.js' }, { href: '/assets/main.js' }],
};

/** Runs the program in a page whose picture has loaded or loads later. */
function open(
  { hasPicture, complete = false }: { hasPicture: boolean; complete?: boolean },
  late: LateFiles = files,
) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><div id="prerendered">
    ${hasPicture ? '<img alt="" fetchpriority="high">' : ''}</div></div>
    <script type="application/json" id="late-files">${JSON.stringify(late)}</script>`;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: complete });
  afterPicture();
  return picture;
}

const added = () => [...document.head.children];
const oneFrame = () => jest.advanceTimersByTime(17);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('scripts load in order after the frame that paints the picture, then the preloads', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(900);
  expect(added()).toEqual([]);
  picture?.dispatchEvent(new Event('load'));
  expect(added()).toEqual([]);
  oneFrame();
  expect(
    added().map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
  ).toEqual(['/assets/runtime.js', '/assets/main.js', ...files.preloads.map(({ href }) => href)]);
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

test('a script is one of the shell’s, in order; a preload is the file that the page will load', () => {
  open({ hasPicture: false });
  oneFrame();
  const [script] = document.head.getElementsByTagName('script');
  expect([script?.className, script?.async]).toEqual(['shell', false]);
  const [entry, chunk] = document.head.getElementsByTagName('link');
  expect([entry?.rel, entry?.as, entry?.integrity]).toEqual(['preload', 'script', 'sha384-abc']);
  expect(chunk?.integrity).toBe('');
});

test('a module is preloaded as one, so that it isn’t fetched twice', () => {
  const preloads: LateFiles['preloads'] = [
    { href: 'https://elsewhere.example/remoteEntry.mjs', type: 'module' },
  ];
  open({ hasPicture: false }, { ...files, preloads });
  oneFrame();
  expect(document.head.querySelector('link')?.rel).toBe('modulepreload');
});

test('an already loaded picture is not waited for', () => {
  open({ hasPicture: true, complete: true });
  oneFrame();
  expect(added()).toHaveLength(4);
});

test('a failed picture delays nothing', () => {
  open({ hasPicture: true })?.dispatchEvent(new Event('error'));
  expect(added()).toHaveLength(4);
});

test('the wait for a picture ends after a second, and a later picture loads nothing twice', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(999);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added()).toHaveLength(4);
  picture?.dispatchEvent(new Event('load'));
  oneFrame();
  expect(added()).toHaveLength(4);
});
