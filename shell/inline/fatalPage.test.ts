import { screen } from '@testing-library/react';

import { fatalPage } from './fatalPage';

beforeAll(fatalPage);
beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div>
    <div id="fatal" role="alert" tabindex="-1" hidden><code data-error-id></code></div>
    <script class="shell" data-testid="shell"></script><script data-testid="remote"></script>
    <img alt="Hero">`;
});

const fail = (element: HTMLElement) => element.dispatchEvent(new Event('error'));

test('a shell script that fails to load shows the fatal page', () => {
  fail(screen.getByTestId('shell'));
  const page = screen.getByRole('alert');
  expect(page).toHaveTextContent('shell script');
  expect(page).toHaveFocus();
  expect(document.getElementById('root')).not.toBeVisible();
});

test('a script of a remote, a picture or a script’s own error does not', () => {
  fail(screen.getByTestId('remote'));
  fail(screen.getByAltText('Hero'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(document.getElementById('fatal')).not.toBeVisible();
});
