import type { Browser, CDPSession, Page } from '@playwright/test';

import { newPerson, password } from '../e2e/support/accounts';
import { untilQuiet, watchRequests } from '../e2e/support/watchRequests';
import { shellBuildDirectory } from '../scripts/paths';
import { withBenchSite } from './benchSite';
import { WAY_TO_TICKET_BUDGET } from '../scripts/budgets';
import { countSite } from './countedSite';
import { atMost, type Figure } from './figures';

const kinds = ['Document', 'Script', 'Font', 'Image', 'Fetch'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, string> = {
  Document: 'the page',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
  Fetch: 'calls of the API',
};

/** The bytes that a browser received on the whole way: with headers, and compressed as sent. */
interface Way {
  byKind: Record<Kind, number>;
  /** All bytes, even those of no request of the page, such as the icon's and a service worker's. */
  received: number;
  sent: number;
  requests: { url: string; bytes: number }[];
}

interface ListedEvent {
  id: number;
  banner_image: string | null;
  available_capacity: number;
}

/** A free event of the demo calendar, with a picture. */
async function pickFreeEvent(apiUrl: string): Promise<number> {
  const answer = await fetch(`${apiUrl}/api/events/?price=free&page_size=50`);
  const { results } = (await answer.json()) as { results: ListedEvent[] };
  const event = results.find(
    ({ banner_image, available_capacity }) => banner_image && available_capacity > 0,
  );
  if (!event) throw new Error('The demo calendar has no free event with a picture and seats.');
  return event.id;
}

function countRequests(session: CDPSession): Way['requests'] & { kindOf: Map<string, Kind> } {
  const requests = Object.assign([] as Way['requests'], { kindOf: new Map<string, Kind>() });
  const urls = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    urls.set(requestId, response.url);
    const kind = type === 'XHR' ? 'Fetch' : type;
    requests.kindOf.set(response.url, kinds.find((each) => each === kind) ?? 'Fetch');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url && encodedDataLength > 0) requests.push({ url, bytes: encodedDataLength });
  });
  return requests;
}

/** Fills in the form as on a phone: a mouse would hover over links to the next screen, and preload it. */
async function registerByTouch(page: Page): Promise<void> {
  const { firstName, lastName, username, email } = newPerson();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).tap();
}

/** Goes from an event's page to a ticket, like a stranger on a phone. */
async function goTheWay(page: Page, url: string): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(url);
  const dialog = page.getByRole('dialog');
  const register = () => dialog.getByRole('button', { name: 'Register for Free' }).tap();
  await page.getByRole('main').getByRole('button', { name: 'Get Tickets' }).tap();
  await register();
  await page.getByRole('link', { name: 'Create an account' }).tap();
  await registerByTouch(page);
  await register();
  await page.getByRole('alert').filter({ hasText: 'Your ticket number is' }).waitFor();
  // Anything that the page fetches once idle counts, too.
  await untilQuiet(requests);
}

/** Goes the whole way once with an empty cache and counts what arrives. */
async function measureWay(
  browser: Browser,
  siteUrl: string,
  path: string,
  savesData: boolean,
): Promise<Way> {
  const site = await countSite(siteUrl);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: savesData ? { 'save-data': 'on' } : {},
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = countRequests(session);
  await goTheWay(page, site.url + path);
  await context.close();
  await site.stop();
  const byKind = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      requests
        .filter(({ url }) => requests.kindOf.get(url) === kind)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    ]),
  ) as Way['byKind'];
  return { byKind, received: site.received(), sent: site.sent(), requests: [...requests] };
}

function print(ways: Way[]): void {
  const line = (name: string, figure: (way: Way) => number) =>
    console.log(
      name.padEnd(34) +
        ways.map((way) => `${(figure(way) / 1000).toFixed(1)} KB`.padStart(14)).join(''),
    );
  console.log('From a shared link to a free ticket: bytes received with an empty cache\n');
  console.log(`${''.padEnd(34)}${'normally'.padStart(14)}${'Data Saver'.padStart(14)}`);
  for (const kind of kinds) line(names[kind], ({ byKind }) => byKind[kind]);
  line('the rest (icon, broken off)', ({ byKind, received }) =>
    Object.values(byKind).reduce((rest, bytes) => rest - bytes, received),
  );
  line('all', ({ received }) => received);
  line('sent, beside that', ({ sent }) => sent);
  console.log();
}

/** Measures how much data a stranger needs to get a free ticket. With `--files`, lists what they receive. */
export async function benchData(options: string[]): Promise<Figure[]> {
  return withBenchSite(async ({ apiUrl, serve, browser }) => {
    const path = `/events/${await pickFreeEvent(apiUrl)}`;
    // Like the one page in ten that reports its speed: the budget must hold for these, too.
    const url = await serve(shellBuildDirectory, (html) =>
      html.replace(/data-telemetry="\d+"/, 'data-telemetry="1"'),
    );
    const normal = await measureWay(browser, url, path, false);
    const saving = await measureWay(browser, url, path, true);
    if (options.includes('--files')) {
      for (const way of [normal, saving]) {
        for (const { url: file, bytes } of way.requests) console.log(`${bytes} ${file}`);
        console.log();
      }
    }
    print([normal, saving]);
    const budget = WAY_TO_TICKET_BUDGET / 1000;
    return [
      atMost('the whole way', normal.received / 1000, budget, 'KB'),
      atMost('the whole way with Data Saver', saving.received / 1000, budget, 'KB'),
    ];
  });
}
