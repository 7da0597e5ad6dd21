import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, Page } from '@playwright/test';

import { send, signIn, type Session } from './dashboardSession';
import { atMost, type Figure } from './figures';
import { guestName } from './guestNames';

export const ATTENDEES = 10_000;
const TICKETS_AN_ORDER = 10;
const ORDERS_AT_ONCE = 8;
const SEARCHES = ['TKT-A', 'TKT-B7', 'adeyemi', 'demo.test', 'zzz', ''];
/** Enough time for a search to show its result. */
const SETTLE_MS = 1_000;
const SCROLL_STEPS = 60;
const SCROLL_STEP_PX = 900;
const DAY_MS = 86_400_000;

/** A free event of the organizer's, fully booked through the site's own purchase calls, each seat for another person. */
export async function createFullEvent(
  apiUrl: string,
  organizer: Session,
  startsInDays = 0.5,
): Promise<number> {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const event = (await send(
    `${apiUrl}/api/events/`,
    {
      title: 'A full house',
      description: 'As many people as an event may have.',
      location: 'Teslim Balogun Stadium, Surulere, Lagos',
      start_date: inDays(startsInDays),
      end_date: inDays(1),
      category: 'Technology',
      max_attendees: ATTENDEES,
      ticket_price: '0',
      status: 'PUBLISHED',
    },
    organizer,
  )) as { id: number };
  const email = 'attendee@demo.test';
  const buyer = await signIn(apiUrl, email);
  const order = { event_id: event.id, ticket_type: 'STANDARD', quantity: TICKETS_AN_ORDER };
  let left = ATTENDEES;
  const buy = async () => {
    while (left > 0) {
      left -= TICKETS_AN_ORDER;
      const first = left;
      const attendees = Array.from({ length: TICKETS_AN_ORDER }, (_, index) => ({
        name: guestName(first + index),
        // The buyer's own address, so that nobody else is mailed a ticket.
        email,
      }));
      await send(`${apiUrl}/api/tickets/purchase/`, { ...order, attendees }, buyer);
    }
  };
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, buy));
  await untilMailsAreSent(apiUrl);
  return event.id;
}

/** A thousand orders' mails keep both processors busy for ten seconds, and pages would be measured beside them. */
async function untilMailsAreSent(apiUrl: string): Promise<void> {
  const unsent = /^mails\{status="(?:QUEUED|SENDING)"\} [1-9]/m;
  while (unsent.test(await (await fetch(`${apiUrl}/api/metrics`)).text())) await sleep(500);
}

/** The times of an event in the page and of its painted result, in ms. */
interface Answer {
  key: number;
  shown: number;
}

/**
 * From now on, records in the page when the last change within an element after each key press, or other event, was painted.
 * The start of its frame would be too early: it precedes style, layout and paint, and perhaps even the change. So the time is
 * taken in a task right after the frame, ahead of everything else waiting.
 */
export async function watchAnswers(page: Page, kind = 'input', within = 'body'): Promise<void> {
  await page.evaluate(
    ({ type, selector }) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const answers: Answer[] = [];
      Object.assign(window, { answers });
      const begin = ({ timeStamp }: Event) => answers.push({ key: timeStamp, shown: timeStamp });
      addEventListener(type, begin, true);
      new MutationObserver(() => {
        const answer = answers.at(-1);
        const note = () => {
          if (answer) answer.shown = performance.now();
        };
        requestAnimationFrame(() => {
          void scheduler.postTask(note, { priority: 'user-blocking' });
        });
      }).observe(element, { childList: true, subtree: true, characterData: true });
    },
    { type: kind, selector: within },
  );
}

/** The times in ms of all answers so far; throws if an event had none. */
export async function answersOf(page: Page): Promise<number[]> {
  const answers = await page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
  const times = answers.map(({ key, shown }) => shown - key);
  if (times.some((ms) => ms <= 0)) throw new Error(`Not all were answered: ${times.join(', ')}`);
  return times;
}

/** The longest time in ms from a key press to the frame that shows its result. */
async function measureSearch(page: Page): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search attendees' });
  for (const text of SEARCHES) {
    await box.fill(text);
    await page.waitForTimeout(SETTLE_MS);
  }
  const times = await answersOf(page);
  if (times.length < SEARCHES.length) throw new Error('A search was not recorded.');
  return Math.max(...times);
}

/** Scrolls through the list with the mouse wheel; returns the times between frames in ms, shortest first. */
async function measureScroll(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const top = await scrolled();
  await page.mouse.move(800, 600);
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await page.waitForTimeout(50);
  }
  const px = (await scrolled()) - top;
  // A page that doesn't move always has its frames in time.
  if (px < (SCROLL_STEPS * SCROLL_STEP_PX) / 2) throw new Error(`The list scrolled by ${px} px.`);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return frames.slice(1).sort((a, b) => a - b);
}

/** Opens an event with 10,000 attendees, searches and scrolls. */
export async function benchAttendees(
  browser: Browser,
  { apiUrl, url, session }: { apiUrl: string; url: string; session: Session },
): Promise<Figure[]> {
  const eventId = await createFullEvent(apiUrl, session);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(session.storeTokens, session.tokens);
  // The TypeScript loader wraps named functions in calls to `__name`, which pages don't have.
  await page.addInitScript('globalThis.__name = (each) => each');
  const start = performance.now();
  await page.goto(`${url}/dashboard?tab=attendees&event=${eventId}`);
  await page.getByText('10,000').first().waitFor();
  const opened = performance.now() - start;
  const rows = await page.getByRole('row').count();
  await watchAnswers(page);
  const searchMs = await measureSearch(page);
  const frames = await measureScroll(page);
  await page.close();

  const late = frames.filter((ms) => ms > 50).length / frames.length;
  const at = (share: number) => frames[Math.floor(share * (frames.length - 1))] ?? NaN;
  console.log(`\n10,000 attendees: open after ${Math.round(opened)} ms, ${rows} rows rendered;`);
  console.log(
    `  a frame every ${at(0.5).toFixed(1)} ms while scrolling, 99% within ${at(0.99).toFixed(1)} ms`,
  );
  return [
    atMost('slowest search', searchMs, 100, 'ms'),
    atMost('share of frames slower than 50 ms', late, 0.01),
  ];
}
