import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

import { renderAt } from '../testing/renderAt';
import { Link } from './Link';
import { NavLink } from './NavLink';

const link = () => screen.getByRole('link', { name: 'Go' });

/** Clicks while `key` is held; true if the link leaves the click to the browser. */
async function leavesToBrowser(key?: string): Promise<boolean> {
  const user = userEvent.setup();
  let isLeft = false;
  document.addEventListener('click', (click) => (isLeft = !click.defaultPrevented), { once: true });
  if (key) await user.keyboard(`{${key}>}`);
  await user.click(link());
  return isLeft;
}

// jsdom can't navigate: it logs an error for clicks left to the browser.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['our link', Link],
  ['react-router’s link, whose place it takes', RouterLink as unknown as typeof Link],
])('%s', (_name, Tested) => {
  test.each([
    ['/events?page=2#list', '/events?page=2#list'],
    ['?view=all', '/here?view=all'],
    ['..', '/'],
    ['mailto:sales@nzuko.test', 'mailto:sales@nzuko.test'],
    ['https://example.test/a', 'https://example.test/a'],
    ['//example.test/a', '//example.test/a'],
  ])('to %s is written as %s', (to, href) => {
    renderAt(<Tested to={to}>Go</Tested>, { path: '/here' });
    expect(link()).toHaveAttribute('href', href);
  });

  test('a click changes the screen, with its state', async () => {
    const { router } = renderAt(
      <Tested to="/there" state={{ from: 'menu' }}>
        Go
      </Tested>,
    );
    await userEvent.click(link());
    expect(screen.getByText('elsewhere')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/there', state: { from: 'menu' } });
  });

  test('a click that its own handler prevents changes nothing', async () => {
    const { router } = renderAt(
      <Tested to="/there" onClick={(event) => event.preventDefault()}>
        Go
      </Tested>,
    );
    await userEvent.click(link());
    expect(router.state.location.pathname).toBe('/');
  });

  test.each([
    ['with Ctrl', { to: '/there' }, 'Control'],
    ['with Shift', { to: '/there' }, 'Shift'],
    ['on a link for a new tab', { to: '/there', target: '_blank' }, undefined],
    ['on a link to a file', { to: '/ticket.pdf', reloadDocument: true }, undefined],
    ['on a link to another site', { to: 'https://example.test/' }, undefined],
    ['on a link to a mailbox', { to: 'mailto:sales@nzuko.test' }, undefined],
  ])('a click %s is left to the browser', async (_how, props, key) => {
    const { router } = renderAt(<Tested {...props}>Go</Tested>);
    expect(await leavesToBrowser(key)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  test('a ref points to the native link', () => {
    const ref = createRef<HTMLAnchorElement>();
    renderAt(
      <Tested to="/there" ref={ref}>
        Go
      </Tested>,
    );
    expect(ref.current).toBe(link());
  });
});

describe.each([
  ['our link of the nav bar', NavLink],
  ['react-router’s, whose place it takes', RouterNavLink as unknown as typeof NavLink],
])('%s', (_name, Tested) => {
  test.each([
    ['/events', '/events', true],
    ['/events', '/events/7', true],
    ['/events/', '/events/7', true],
    ['/Events', '/events', true],
    ['/events', '/eventsetc', false],
    ['/events', '/dashboard', false],
    ['/', '/', true],
    ['/', '/events', false],
  ])('to %s is current at %s: %s', (to, path, isCurrent) => {
    renderAt(<Tested to={to}>Go</Tested>, { path });
    if (isCurrent) expect(link()).toHaveAttribute('aria-current', 'page');
    else expect(link()).not.toHaveAttribute('aria-current');
  });
});
