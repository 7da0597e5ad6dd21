import { expect, type Browser, type Page } from '@playwright/test';

import { bearerOf } from './dashboard';

const HOUR_MS = 60 * 60 * 1000;

/** Makes a helper's link for an event through the API, for the organizer on the page. */
export async function makeGateLink(page: Page, eventId: number): Promise<string> {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const answer = await page.request.post(`/api/events/${eventId}/gate-links/`, {
    headers: await bearerOf(page),
    data: { gate: 'Gate A', helper: 'Ada', starts_at: inHours(-1), ends_at: inHours(5) },
  });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return `/gate#${token}`;
}

/** A helper's phone, without an account, that has started at a link. */
export async function startAtGate(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(phone.getByText('Ready to scan')).toBeVisible();
  return phone;
}
