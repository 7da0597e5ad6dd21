import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { password } from '../support/accounts';
import { watchRequests } from '../support/watchRequests';
import { deadControls } from './checks/deadControls';
import { lookAtPage, type Fault } from './lookAtPage';
import { goWithin, openPage } from './openPage';
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

/** Keys of the controls pressed so far, by screen and kind of state. */
export type Pressed = Map<string, Set<string>>;

interface Walk {
  browser: Browser;
  world: World;
  pressed: Pressed;
}

interface Look {
  mostPresses: number;
  /** Without it, no picture is taken. */
  picture?: string;
}

export interface Outcome {
  faults: Fault[];
  presses: number;
}

/** Opens a stop's page, looks at it and presses its controls. Returns the faults and the number of presses. */
export async function walkStop(stop: Stop, walk: Walk & Look): Promise<Outcome> {
  const walker = await startWalker(stop, walk);
  try {
    return await walker.lookAt(stop, walk);
  } finally {
    await walker.stop();
  }
}

/** Groups stops by account and network, so that one walker can take a group's stops one after the other. */
export const byWalker = (stops: readonly Stop[], world: World): Stop[][] =>
  Object.values(Object.groupBy(stops, (stop) => `${emailOf(stop, world)} ${networkOf(stop)}`)).map(
    (group) => group ?? [],
  );

/** Opens a window for such stops. The first is loaded; the site's router leads to the others, as a link would. */
export async function startWalker(first: Stop, walk: Walk) {
  const context = await walk.browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: false,
  });
  const page = await context.newPage();
  const errors: Fault[] = [];
  page.on('pageerror', ({ message }) =>
    errors.push({ kind: 'error of the program', what: message }),
  );
  const requests = watchRequests(page);
  await becomeWalker(context, emailOf(first, walk.world));
  const release = await breakNetwork(context, first.state);
  let isLoaded = false;
  let refusesChanges = false;

  return {
    async lookAt(stop: Stop, { mostPresses, picture }: Look): Promise<Outcome> {
      const address = addressOf(stop, walk.world);
      const load = () => openPage(page, address, stop.state);
      const { viewport, colorScheme } = viewOf(stop);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await (isLoaded ? goWithin(page, address, requests) : load());
      // A press may lead anywhere.
      isLoaded = mostPresses === 0;
      const faults = await lookAtPage(page);
      if (picture) await takePicture(page, picture);
      let presses = 0;
      if (stop.state !== 'slow' && mostPresses > 0) {
        if (!refusesChanges) await refuseChanges(context);
        refusesChanges = true;
        const before = countOf(walk.pressed);
        faults.push(...(await pressControls(page, stop, { ...walk, mostPresses }, load)));
        presses = countOf(walk.pressed) - before;
      }
      return { faults: [...errors.splice(0), ...faults], presses };
    },
    async stop(): Promise<void> {
      // A context waits for held-back requests before it closes.
      release();
      await context.close();
    },
  };
}

const viewOf = ({ width, theme }: Stop) => ({
  viewport: { width: Number(width), height: Number(width) < 768 ? 740 : 900 },
  colorScheme: theme,
});

function addressOf({ screen, state, role }: Stop, world: World): string {
  const found = screens.find(({ name }) => name === screen);
  if (!found) throw new Error(`There is no screen ${screen}`);
  return found.pathOf(AMOUNTS[state], world, role);
}

const countOf = (pressed: Pressed) =>
  [...pressed.values()].reduce((sum, { size }) => sum + size, 0);

async function pressControls(
  page: Page,
  { screen, state }: Stop,
  walk: Walk & Look,
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

/** Whose account a stop needs: one with its role and amount of data; a visitor has none. */
function emailOf({ role, state }: Stop, { accounts }: World): string | null {
  if (role === 'visitor') return null;
  return role === 'admin' ? 'admin@demo.test' : accounts[role][AMOUNTS[state]];
}

const networkOf = ({ state }: Stop) => (AMOUNTS[state] === state ? 'works' : state);

/** Signs the browser in to an account, and follows the system's theme. */
async function becomeWalker(context: BrowserContext, email: string | null) {
  let tokens: { access: string; refresh: string } | null = null;
  if (email) {
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

/** Keeps presses from changing data that other stops show: the API refuses each change, and the page must say so. */
async function refuseChanges(context: BrowserContext): Promise<void> {
  await context.route(API, (route) =>
    route.request().method() === 'GET' || TOKENS.test(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 503, json: { detail: 'The service is not available.' } }),
  );
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
