import { setTimeout as wait } from 'node:timers/promises';

import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

import { makeAccount, newPerson, password } from './accounts';
import { bookingDialog, makeEvent } from './events';

/** A page that is exposed to faults of its screen's remote. */
export interface Place {
  path: string;
  remote: string;
  /** The screen's exposed name, which is also the name of its chunk. */
  screen: string;
  heading: RegExp | string;
  /** Whether it is server-rendered, and so readable without its remote. */
  isRendered: boolean;
  /** On a rendered page: a button that only works once the screen's script runs. */
  button: string;
  /** Expects the button to have worked. */
  expectAnswer: (page: Page) => Promise<void>;
  /** Interacts with the screen. */
  use: (page: Page) => Promise<void>;
}

/** The three kinds of page: rendered when its remote was built, rendered on request, and not rendered by the server. */
export const placeNames = ['/', '/events/:id', '/contact'] as const;

type Rendered = Omit<Place, 'isRendered' | 'use'>;
const rendered = (place: Rendered): Place => ({
  ...place,
  isRendered: true,
  use: async (page) => {
    const screen = page.locator('main:not(:has(#prerendered))');
    await screen.getByRole('button', { name: place.button, exact: true }).click();
    await place.expectAnswer(page);
  },
});

/** Creates those pages, with their own event. */
export async function makePlaces(
  request: APIRequestContext,
): Promise<Record<(typeof placeNames)[number], Place>> {
  const event = await makeEvent(request, '0');
  const expectCount = (page: Page) => expect(page.getByText(/^5 of [\d,]+$/)).toBeVisible();
  return {
    '/': rendered({
      path: '/',
      remote: 'mfe_landing',
      screen: 'Landing',
      heading: /Scan them in/,
      button: 'Sell',
      expectAnswer: (page) =>
        expect(
          page.getByRole('button', { name: 'Sell', exact: true, pressed: true }),
        ).toBeVisible(),
    }),
    '/events/:id': rendered({
      path: event.path,
      remote: 'mfe_events',
      screen: 'EventDetail',
      heading: event.title,
      button: 'Register for Free',
      expectAnswer: (page) => expect(bookingDialog(page)).toBeVisible(),
    }),
    '/contact': {
      path: '/contact',
      remote: 'mfe_landing',
      screen: 'Contact',
      heading: 'Write to us',
      isRendered: false,
      button: '',
      expectAnswer: expectCount,
      use: async (page) => {
        const message = page.getByLabel('Message');
        await message.fill('Hello');
        await expectCount(page);
        // A message that isn't sent would ask before the page is left.
        await message.fill('');
      },
    },
  };
}

/** URL patterns of the files that a place's screen needs; several screens share the last one. */
export const files = {
  entry: ({ remote }: Place) => new RegExp(`/remotes/${remote}/.*/remoteEntry\\..*\\.js`),
  chunk: ({ remote, screen }: Place) => new RegExp(`/remotes/${remote}/.*expose_${screen}\\..*js`),
  'shared chunk': ({ remote }: Place) => new RegExp(`/remotes/${remote}/.*/vendors-.*\\.js`),
};

/** Who opens a page: a visitor on a phone, or a member on a desktop. */
export const readers = ['a visitor', 'a member'] as const;
export type Reader = (typeof readers)[number];

/** A browser context for each, which caches the shell's files; the member is signed in through the API. */
export async function makeReaders(
  browser: Browser,
  baseURL: string,
): Promise<Record<Reader, BrowserContext>> {
  const shared = { baseURL, serviceWorkers: 'block', locale: 'en-NG' } as const;
  const visitor = await browser.newContext({ ...shared, viewport: { width: 390, height: 780 } });
  const person = newPerson();
  await makeAccount(visitor.request, person);
  const answer = await visitor.request.post('/api/auth/token/', {
    data: { email: person.email, password },
  });
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  const localStorage = [
    { name: 'event_access_token', value: access },
    { name: 'event_refresh_token', value: refresh },
  ];
  const member = await browser.newContext({
    ...shared,
    viewport: { width: 1280, height: 720 },
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  return { 'a visitor': visitor, 'a member': member };
}

/** Opens and closes the nav bar's menu: the mobile menu on a phone, the account menu on a desktop. */
export async function openMenu(page: Page, reader: Reader): Promise<void> {
  const bar = page.getByRole('banner');
  const isPhone = reader === 'a visitor';
  await bar.getByRole('button', { name: isPhone ? 'Open menu' : /^Account menu of/ }).click();
  const inside = isPhone
    ? bar.getByRole('link', { name: 'Reviews' })
    : page.getByRole('menuitem', { name: 'Account Settings' });
  await expect(inside).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
}

/** Follows a link in that menu to another remote's screen, and comes back. */
export async function useBar(page: Page, reader: Reader): Promise<void> {
  const bar = page.getByRole('banner');
  if (reader === 'a visitor') {
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await bar.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  } else {
    await bar.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  }
  // Don't wait for the load event: a preload that hangs delays it.
  await page.goBack({ waitUntil: 'commit' });
}

/** Advances the page's clock until `sign` is visible, and returns how much time passed, in ms. Network time isn't faked. */
export async function passUntil(page: Page, sign: Locator): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const started = await now();
  // An expectation that fails describes the whole page, which takes longer than looking at it.
  for (await page.clock.runFor(500); !(await sign.isVisible()); await page.clock.runFor(500))
    await wait(50);
  return (await now()) - started;
}
