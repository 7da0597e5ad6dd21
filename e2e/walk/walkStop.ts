import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { password } from '../support/accounts';
import { deadControls } from './checks/deadControls';
import { lookAtPage, type Fault } from './lookAtPage';
import type { Stop } from './plan';
import { screens, type State } from './screens';
import type { Amount, World } from './world';

const AMOUNTS: Record<State, Amount> = {
  empty: 'empty',
  one: 'one',
  many: 'many',
  longest: 'longest',
  error: 'many',
  slow: 'many',
  offline: 'many',
};

/** Screens on which the nav bar, the menus and the footer are pressed too; they are the same everywhere. */
const FRAMED = ['/', '/events', '/dashboard overview'];

/** What has been pressed on a screen, by the kind of its state. */
export type Pressed = Map<string, Set<string>>;

interface Walk {
  browser: Browser;
  world: World;
  pressed: Pressed;
  mostPresses: number;
  /** Without it, no picture is taken. */
  picture?: string;
}

export interface Outcome {
  faults: Fault[];
  presses: number;
}

/** Opens a page as its stop says, looks at it and presses its controls. Returns what is wrong, and how many were pressed. */
export async function walkStop(stop: Stop, walk: Walk): Promise<Outcome> {
  const context = await walk.browser.newContext({
    viewport: { width: Number(stop.width), height: Number(stop.width) < 768 ? 740 : 900 },
    colorScheme: stop.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: false,
  });
  let release = () => undefined as void;
  try {
    const page = await context.newPage();
    const faults: Fault[] = [];
    let presses = 0;
    page.on('pageerror', ({ message }) =>
      faults.push({ kind: 'error of the program', what: message }),
    );
    await becomeWalker(context, stop, walk.world);
    release = await breakNetwork(context, stop.state);
    const screen = screens.find(({ name }) => name === stop.screen);
    if (!screen) throw new Error(`There is no screen ${stop.screen}`);
    const address = screen.pathOf(AMOUNTS[stop.state], walk.world, stop.role);
    const open = () => openPage(page, address, stop.state);
    await open();
    faults.push(...(await lookAtPage(page)));
    if (walk.picture) await takePicture(page, walk.picture);
    if (stop.state !== 'slow') {
      await refuseChanges(context);
      const before = countOf(walk.pressed);
      faults.push(...(await pressControls(page, stop, walk, open)));
      presses = countOf(walk.pressed) - before;
    }
    return { faults, presses };
  } finally {
    // A context waits for what is held back before it closes.
    release();
    await context.close();
  }
}

const countOf = (pressed: Pressed) =>
  [...pressed.values()].reduce((sum, { size }) => sum + size, 0);

async function pressControls(
  page: Page,
  { screen, state }: Stop,
  walk: Walk,
  reopen: () => Promise<void>,
) {
  const kind = `${screen} ${state === 'error' || state === 'offline' ? state : ''}`;
  const pressed = walk.pressed.get(kind) ?? new Set();
  walk.pressed.set(kind, pressed);
  const withFrame = FRAMED.includes(screen) && state !== 'error';
  const presses = { reopen, pressed, most: walk.mostPresses, withFrame };
  const found = await deadControls(page, presses);
  return found.map((what): Fault => ({ kind: 'dead control', what }));
}

/** Signs the browser in as an account with the stop's role and amount of data, and follows the system's theme. */
async function becomeWalker(context: BrowserContext, { role, state }: Stop, { accounts }: World) {
  let tokens: { access: string; refresh: string } | null = null;
  if (role !== 'visitor') {
    const email = role === 'admin' ? 'admin@demo.test' : accounts[role][AMOUNTS[state]];
    const answer = await context.request.post('/api/auth/token/', { data: { email, password } });
    expect(answer.status()).toBe(200);
    tokens = await answer.json();
  }
  await context.addInitScript((kept) => {
    // The browser's own page for an address that can't be reached has no storage.
    if (window.origin === 'null') return;
    localStorage.setItem('event-management-theme', 'system');
    // A press may have signed out.
    if (!kept || localStorage.getItem('event_access_token')) return;
    localStorage.setItem('event_access_token', kept.access);
    localStorage.setItem('event_refresh_token', kept.refresh);
  }, tokens);
}

const API = /\/api\//;
const OF_SESSION = /\/api\/(auth\/(token|profile)|telemetry)\//;
const TOKENS = /\/api\/(auth\/token|telemetry)\//;

/** Makes the API fail, or wait until the returned function is called. */
async function breakNetwork(context: BrowserContext, state: State): Promise<() => void> {
  let release = () => undefined as void;
  if (state === 'error') {
    await context.route(API, (route) =>
      OF_SESSION.test(route.request().url())
        ? route.fallback()
        : route.fulfill({ status: 503, json: { detail: 'The service is not available.' } }),
    );
  }
  if (state === 'slow') {
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(API, async (route) => {
      if (!OF_SESSION.test(route.request().url())) await released;
      await route.fallback().catch(() => undefined);
    });
  }
  return release;
}

/** The presses change no data, which other stops look at: the API refuses each change, and the page must say so. */
async function refuseChanges(context: BrowserContext): Promise<void> {
  await context.route(API, (route) =>
    route.request().method() === 'GET' || TOKENS.test(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 503, json: { detail: 'The service is not available.' } }),
  );
}

async function openPage(page: Page, address: string, state: State): Promise<void> {
  await page.context().setOffline(false);
  // A picture that the API holds back holds the page's load event back, too.
  await page.goto(address, { waitUntil: state === 'slow' ? 'domcontentloaded' : 'load' });
  // Members' pages have their landmarks once the session is known.
  await expect(page.getByRole('main').first()).toBeVisible();
  if (state === 'slow')
    await expect(
      page
        .getByText(/Loading/)
        .or(page.locator('main h1'))
        .first(),
    ).toBeAttached();
  else await page.waitForLoadState('networkidle');
  if (state === 'offline') await page.context().setOffline(true);
  await page.evaluate(untilStill);
}

/** Runs in the page: waits until fonts are there, nothing fades, and nothing has changed for a moment; not forever. */
async function untilStill(): Promise<void> {
  const unchanged = new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, 300);
    let timer = wait();
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = wait();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const isFading = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations !== Infinity;
  const still = Promise.all([document.fonts.ready, unchanged]).then(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(isFading)
        .map(({ finished }) => finished),
    ),
  );
  await Promise.race([still, new Promise((resolve) => setTimeout(resolve, 3_000))]);
}

/** Long pages are cut, so that the review stays small. */
async function takePicture(page: Page, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 60,
    scale: 'css',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, 2_400) },
  });
}
