import { afterPicture } from './afterPicture';

const files = {
  preloads: [
    { href: '/remotes/mfe_events/1.0.0/remoteEntry.js', integrity: 'sha384-abc' },
    { href: '/remotes/mfe_events/1.0.0/detail.js' },
  ],
  scripts: [{ href: '/assets/runtime.js' }, { href: '/assets/main.js' }],
};

/** Runs the program in a page whose picture has loaded or loads later. */
function open({ hasPicture, complete = false }: { hasPicture: boolean; complete?: boolean }) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><div id="prerendered">
    ${hasPicture ? '<img alt="" fetchpriority="high">' : ''}</div></div>
    <script type="application/json" id="late-files">${JSON.stringify(files)}</script>`;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: complete });
  afterPicture();
  return picture;
}

const hrefsOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
const fetched = () => hrefsOf('link');
const run = () => hrefsOf('script');
const scripts = files.scripts.map(({ href }) => href);
const all = [...scripts, ...files.preloads.map(({ href }) => href)];
const oneFrame = () => jest.advanceTimersByTime(17);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('all files are fetched once the picture is here; the scripts run in order after the frame that paints it', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(900);
  expect(fetched()).toEqual([]);
  picture?.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual(all);
  expect(run()).toEqual([]);
  oneFrame();
  expect(run()).toEqual(scripts);
  expect(fetched()).toEqual(all);
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
  const links = [...document.head.getElementsByTagName('link')];
  expect(links.map(({ rel, as, integrity }) => [rel, as, integrity])).toEqual(
    ['', '', 'sha384-abc', ''].map((integrity) => ['preload', 'script', integrity]),
  );
});

test('an already loaded picture is not waited for', () => {
  open({ hasPicture: true, complete: true });
  expect(fetched()).toEqual(all);
  oneFrame();
  expect(run()).toEqual(scripts);
});

test('a failed picture delays nothing', () => {
  open({ hasPicture: true })?.dispatchEvent(new Event('error'));
  expect(fetched()).toEqual(all);
  expect(run()).toEqual(scripts);
});

test('the wait for a picture ends after a second, and a later picture loads nothing twice', () => {
  const picture = open({ hasPicture: true });
  jest.advanceTimersByTime(999);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(run()).toEqual(scripts);
  picture?.dispatchEvent(new Event('load'));
  oneFrame();
  expect(fetched()).toEqual(all);
  expect(run()).toEqual(scripts);
});
