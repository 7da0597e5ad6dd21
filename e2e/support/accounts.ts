import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { linkMailedTo } from './outbox';

/** The password of demo accounts and of accounts that tests create. */
export const password = 'Demo1234';

/** A person who is unique in this run. */
export function newPerson() {
  const tag = randomUUID().slice(0, 8);
  return {
    firstName: 'Amara',
    lastName: 'Eze',
    username: `amara-${tag}`.replace('-', ''),
    email: `amara.${tag}@example.test`,
  };
}

/** Fills in and submits the registration form, which must be on the page. */
export async function registerAs(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
}

/** Creates an account through the API. */
export async function makeAccount(
  request: APIRequestContext,
  person: ReturnType<typeof newPerson>,
  role: 'ATTENDEE' | 'ORGANIZER' = 'ATTENDEE',
): Promise<void> {
  const response = await request.post('/api/auth/register/', {
    data: {
      first_name: person.firstName,
      last_name: person.lastName,
      username: person.username,
      email: person.email,
      role,
      password,
      password2: password,
    },
  });
  expect(response.status()).toBe(201);
}

/** Confirms a new account's address with the link that its welcome mail holds. */
export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const link = await linkMailedTo(request, email, /^Welcome/);
  const answer = await request.post('/api/auth/email-verification-confirm/', {
    data: { token: link.split('/').at(-1) },
  });
  expect(answer.status()).toBe(204);
}

/** Signs in with the form on the page. */
export async function signInAs(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Signs a page in through the API, so that whatever it opens next is signed in. */
export async function signInByApi(page: Page, email: string, secret = password): Promise<void> {
  const answer = await page.request.post('/api/auth/token/', {
    data: { email, password: secret },
  });
  expect(answer.status()).toBe(200);
  const { access, refresh } = await answer.json();
  // Any page of the site will do, because storage belongs to the origin. This one is the cheapest to show.
  await page.goto('/robots.txt');
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('event_access_token', tokens.access);
      localStorage.setItem('event_refresh_token', tokens.refresh);
    },
    { access, refresh },
  );
}

/** Opens a page signed in to an account. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await signInByApi(page, email);
  await page.goto(path);
}

/** Opens a page as a newly registered person. */
export async function openAsNew(page: Page, path: string) {
  const person = newPerson();
  await makeAccount(page.request, person);
  await openAs(page, person.email, path);
  return person;
}
