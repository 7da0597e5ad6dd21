import { render } from '@testing-library/react';

import { serverMarkup } from './serverMarkup';
import { TakeOver } from './TakeOver';

function standingPage() {
  document.head.innerHTML = '<style data-prerendered>.a{}</style>';
  document.body.innerHTML = `<div id="root"><div id="prerendered">
    <a href="/login">Sign In</a><a href="/login">Sign In instead</a><button>Theme</button>
  </div></div>`;
  return serverMarkup([])!;
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  // jsdom has no User Timing API.
  performance.mark = jest.fn();
});

const pressed = jest.fn();
const takeOver = (markup = standingPage(), firstId?: string) => {
  render(
    <TakeOver markup={markup}>
      <a id={firstId} href="/login">
        Sign In
      </a>
      <a href="/login">Sign In instead</a>
      <button onClick={pressed}>Theme</button>
    </TakeOver>,
    { container: markup.page },
  );
  return markup.page;
};

test('the page replaces the markup and removes its rules', () => {
  const page = takeOver();
  expect([...document.getElementById('root')!.children]).toEqual([page]);
  expect(document.querySelector('style[data-prerendered]')).toBeNull();
});

test('the focus stays on the same link, even among equal ones', () => {
  const markup = standingPage();
  markup.element.querySelectorAll('a')[1]!.focus();
  const page = takeOver(markup);
  expect(page.querySelectorAll('a')[1]).toHaveFocus();
});

test('the focus stays on what keeps its id', () => {
  const markup = standingPage();
  markup.element.querySelectorAll('a')[1]!.id = 'instead';
  markup.element.querySelectorAll('a')[1]!.focus();
  const page = takeOver(markup, 'instead');
  expect(page.querySelector('#instead')).toHaveFocus();
});

test('focus elsewhere is left alone', () => {
  takeOver();
  expect(document.body).toHaveFocus();
});

test.each([
  ['without an id', ''],
  // React's ids differ between the server and the browser.
  ['whose id only the server gave it', '_R_4d_-tab-analytics'],
])('a button %s that was pressed early is pressed now, once', async (_which, id) => {
  pressed.mockClear();
  const markup = standingPage();
  const button = markup.element.querySelector('button')!;
  if (id) button.id = id;
  // Marked like the page's inline script does.
  button.dataset.pressed = '';
  takeOver(markup);
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
});
