import { render } from '@testing-library/react';

import { TakeOver } from './TakeOver';

function standingPage(): HTMLElement {
  document.head.innerHTML = '<style data-prerendered>.a{}</style>';
  document.body.innerHTML =
    '<div id="root"><div id="prerendered"><a href="/login">Sign In</a></div></div>';
  return document.getElementById('prerendered')!;
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  // jsdom has no user timing.
  performance.mark = jest.fn();
});

const takeOver = (prerendered: HTMLElement | null) => {
  const page = document.createElement('div');
  render(
    <TakeOver prerendered={prerendered} page={page}>
      <a href="/login">Sign In</a>
    </TakeOver>,
    { container: page },
  );
  return page;
};

test('the page takes the place of the markup, whose rules go with it', () => {
  const page = takeOver(standingPage());
  expect([...document.getElementById('root')!.children]).toEqual([page]);
  expect(document.querySelector('style[data-prerendered]')).toBeNull();
});

test('the focus stays on the link it was on', () => {
  const prerendered = standingPage();
  prerendered.querySelector('a')!.focus();
  const page = takeOver(prerendered);
  expect(page.querySelector('a')).toHaveFocus();
});

test('a focus elsewhere is left alone', () => {
  takeOver(standingPage());
  expect(document.body).toHaveFocus();
});
