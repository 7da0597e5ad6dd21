import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The password of every demo account, and of the accounts that tests make. */
export const password = 'Demo1234';

/** A new person, unlike any other of the run. */
export function newPerson() {
  const tag = randomUUID().slice(0, 8);
  return {
    firstName: 'Amara',
    lastName: 'Eze',
    username: `amara-${tag}`.replace('-', ''),
    email: `amara.${tag}@example.test`,
  };
}

/** Fills the registration form, which must be on the page, and sends it. */
export async function registerAs(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
}

/** Makes an account without a page. */
export async function makeAccount(
  request: APIRequestContext,
  person: ReturnType<typeof newPerson>,
): Promise<void> {
  const response = await request.post('/api/auth/register/', {
    data: {
      first_name: person.firstName,
      last_name: person.lastName,
      username: person.username,
      email: person.email,
      role: 'ATTENDEE',
      password,
      password2: password,
    },
  });
  expect(response.status()).toBe(201);
}

/** Signs in on the form that is on the page. */
export async function signInAs(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page as one of the demo accounts, through the sign-in screen. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/login');
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
  if (path !== '/dashboard') await page.goto(path);
}
