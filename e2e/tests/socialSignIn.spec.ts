import { expect, test, type Page } from '@playwright/test';

import { startOAuthServer, type OAuthServer } from '../../api/src/testing/oauthServer';
import { makeAccount, newPerson } from '../support/accounts';
import { ports } from '../support/ports';

let oauth: OAuthServer;
test.beforeAll(async () => {
  oauth = await startOAuthServer({ port: ports.oauth });
});
test.afterAll(() => oauth.close());

let id = Date.now();
test.beforeEach(() => {
  const { email, username, firstName, lastName } = newPerson();
  id += 1;
  oauth.exchange = 'works';
  oauth.person = {
    id,
    login: username,
    givenName: firstName,
    familyName: lastName,
    email,
    emailVerified: true,
  };
});

async function goThrough(page: Page, provider: string, choice = 'Continue'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  await page.getByRole('button', { name: choice }).click();
}

for (const [provider, width] of [
  ['Google', 1280],
  ['GitHub', 1280],
  ['Google', 360],
] as const) {
  test(`${provider} signs a new person in at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await goThrough(page, provider);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/settings');
    await expect(page.getByLabel('Email Address')).toHaveValue(oauth.person.email);
    await expect(page.getByRole('link', { name: 'Set a Password by Email' })).toBeVisible();
  });
}

test('the existing account with the same email address is signed in', async ({ page, request }) => {
  const person = newPerson();
  await makeAccount(request, person);
  oauth.person.email = person.email;
  await goThrough(page, 'GitHub');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
});

test('someone sent to sign in from a protected page returns to it', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings');
});

test('declining shows a message, and lets the person try again', async ({ page }) => {
  await goThrough(page, 'Google', 'Cancel');
  await expect(
    page.getByText('Access was denied. Please grant the required permissions.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a failed code exchange shows a message', async ({ page }) => {
  oauth.exchange = 'refuses';
  await goThrough(page, 'GitHub');
  await expect(
    page.getByText('Failed to exchange authorization code for access token.'),
  ).toBeVisible();
});

test('an email address that the provider has not verified signs nobody in', async ({ page }) => {
  oauth.person.emailVerified = false;
  await goThrough(page, 'Google');
  await expect(page.getByText(/has no verified email address/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a link with a stranger’s valid token signs nobody in, and says so', async ({ page }) => {
  await page.goto(`/auth/google/callback?access_token=${oauth.issueToken()}`);
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in was not started in this browser, or it took too long. Please try again.',
  );
  await expect(page).toHaveURL('/auth/google/callback');
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
});

for (const [query, message] of [
  ['', 'No authorization code received from the provider.'],
  ['?code=x&state=y', 'Server error occurred during authentication.'],
]) {
  test(`an unsolicited callback with “${query}” shows a message`, async ({ page }) => {
    await page.goto(`/api/auth/github/callback/${query}`);
    await expect(page).toHaveURL(/\/auth\/github\/callback\?error=/);
    await expect(page.getByText(message ?? '')).toBeVisible();
  });
}

test('a different path with the provider’s name is handled as a callback, an unknown one leads home', async ({
  page,
}) => {
  await page.goto('/auth/v2/social/accounts/google/login?error=access_denied');
  await expect(page.getByRole('alert')).toHaveText(
    'Access was denied. Please grant the required permissions.',
  );
  await page.goto('/auth/a/b/c/d/e');
  await expect(page).toHaveURL('/');
});
