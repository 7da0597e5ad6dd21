import { expect, test } from '@playwright/test';

import { newPerson, registerAs, signInAs } from '../support/accounts';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The main path through the product, with real data at every step.
test('a visitor finds an event, signs up, books a free ticket and sees it', async ({ page }) => {
  const person = newPerson();

  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Get Started' })
    .click();
  await expect(page).toHaveURL('/register');
  await registerAs(page, person);

  await expect(page).toHaveURL(/\/dashboard/);
  const recent = page.getByRole('region', { name: 'Recent Events' });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await recent.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/\d+$/);

  // The newest event may not be free; the catalogue finds one that is.
  const { results } = await (await page.request.get('/api/events/?price=free&page_size=50')).json();
  const free = results.find(
    (event: { available_capacity: number }) => event.available_capacity > 5,
  );
  await page.goto('/events');
  await page.getByRole('searchbox').fill(free.title);
  await page.getByRole('main').getByRole('link', { name: free.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible();
  await page.getByRole('button', { name: 'Register for Free' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register for Free' }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'Successfully registered!' });
  await expect(alert).toContainText(/Your ticket number is \S+/);
  const ticketNumber =
    /ticket number is (\S+?)\.?$/m.exec((await alert.innerText()).trim())?.[1] ?? '';
  expect(ticketNumber).not.toBe('');

  await page.goto('/dashboard?tab=my-tickets');
  await expect(page.getByText(ticketNumber)).toBeVisible();
  await expect(page.getByText(free.title).first()).toBeVisible();

  // Sign out, sign in again, reload: the session holds.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await signInAs(page, person.email);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.goto('/dashboard?tab=my-tickets');
  await expect(page.getByText(ticketNumber)).toBeVisible();
});
