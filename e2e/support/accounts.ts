import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

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

/** Signs in on the form that is on the page. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page as one of the demo accounts, through the sign-in screen. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/login');
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
  if (path !== '/dashboard') await page.goto(path);
}
