import { expect, test, type Page } from '@playwright/test';

import { makeAccount, newPerson, openAs, password } from '../support/accounts';
import { faults, holdBack, startFaultyServer, type FaultyServer } from '../support/faultyServer';
import { holdShell } from '../support/holdShell';
import { haveFonts, watchShifts, type Shifts } from '../support/stillPage';

// The forms of visitors are in the first HTML. Whatever somebody types before the scripts have come must not be lost, nor get into
// a URL.

const pages = [
  { path: '/login', screen: 'Login', heading: 'Welcome back', button: 'Sign In' },
  {
    path: '/register',
    screen: 'Register',
    heading: 'Create your account',
    button: 'Create Account',
  },
  {
    path: '/reset-password',
    screen: 'ResetPassword',
    heading: 'Forgot your password?',
    button: 'Send Reset Link',
  },
  {
    path: '/forgot-password',
    screen: 'ResetPassword',
    heading: 'Forgot your password?',
    button: 'Send Reset Link',
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => main(page).getByLabel('Email');
const arrived = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);

let site: FaultyServer;
test.beforeAll(async () => {
  site = await startFaultyServer();
});
test.afterEach(() => site.mend());
test.afterAll(() => site.stop());

const opened = async (page: Page, path: string) => {
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
};

for (const { path, screen, heading, button } of pages) {
  test(`${path} can be read without JavaScript, and says that its form needs it`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(email(page)).toBeVisible();
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
    await email(page).fill('ada@example.test');
    await main(page).getByRole('button', { name: button }).click();
    await page.waitForLoadState();
    expect(page.url()).not.toContain('ada');
    await context.close();
  });

  test(`when the screen at ${path} replaces its markup, text, focus, scroll position and layout stay`, async ({
    page,
  }) => {
    const { fault, release } = holdBack();
    site.breakFiles(new RegExp(`/remotes/mfe_auth/.*expose_${screen}\\..*js`), fault);
    await page.setViewportSize({ width: 360, height: 420 });
    await haveFonts(page);
    await watchShifts(page);
    await opened(page, path);
    await email(page).pressSequentially('ada@example.test');
    // Typing scrolls to the field, smoothly.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo({ top: 90, behavior: 'instant' });
          return new Promise<number>((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => done(window.scrollY)));
          });
        }),
      )
      .toBe(90);
    const where = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const boxes = [...document.querySelectorAll('main :is(h1, h2, p, input, button, a)')];
        return {
          scroll: window.scrollY,
          focus: activeElement?.getAttribute('name'),
          text: (activeElement as HTMLInputElement).value,
          shifts: (window as unknown as Shifts).shifts,
          boxes: boxes.map((box) => {
            const { x, y, width, height } = box.getBoundingClientRect();
            return [box.localName, x, y, width, height];
          }),
        };
      });
    const before = await where();
    expect(before).toMatchObject({ scroll: 90, focus: 'email', text: 'ada@example.test' });
    release();
    await arrived(page);
    expect(await where()).toEqual(before);
  });

  test(`at ${path} a remote that fails leaves a page to read, and loses nothing that was typed`, async ({
    page,
  }) => {
    site.breakFiles(new RegExp(`/remotes/mfe_auth/.*expose_${screen}\\..*js`), faults.unavailable);
    await opened(page, path);
    await email(page).fill('ada@example.test');
    const failed = main(page)
      .getByRole('alert')
      .filter({ hasText: 'Part of this page could not be loaded' });
    await expect(failed).toBeVisible({ timeout: 30_000 });
    await expect(main(page).getByRole('button', { name: button })).toBeDisabled();
    await email(page).fill('ada.eze@example.test');
    site.mend();
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await arrived(page);
    await expect(email(page)).toHaveValue('ada.eze@example.test');
  });
}

test('a visitor signs in with Enter before the scripts have come, and the password is in no URL', async ({
  page,
}) => {
  const person = newPerson();
  await makeAccount(page.request, person);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const release = await holdShell(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(person.email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const button = page.locator('#prerendered').getByRole('button', { name: 'Sign In' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(urls.join(' ')).not.toContain(password);
  expect(urls.filter((url) => url.endsWith('/api/auth/token/'))).toHaveLength(1);
});

test('what a password manager fills in before the scripts have come is sent', async ({ page }) => {
  const person = newPerson();
  await makeAccount(page.request, person);
  const release = await holdShell(page);
  await page.goto('/login', { waitUntil: 'commit' });
  for (const [name, value] of [
    ['email', person.email],
    ['password', password],
  ] as const) {
    await main(page)
      .locator(`[name=${name}]`)
      .evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, value);
  }
  release();
  await arrived(page);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a role that is chosen before the scripts have come stays chosen', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await main(page)
    .getByRole('radio', { name: /^Organizer/ })
    .check({ force: true });
  await main(page).getByLabel('Username').fill('amara');
  await main(page)
    .getByLabel('Username')
    .evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 3));
  release();
  await arrived(page);
  await expect(main(page).getByRole('radio', { name: /^Organizer/ })).toBeChecked();
  await expect(page.getByText('Bring people together.')).toBeVisible();
  const username = main(page).getByLabel('Username');
  await expect(username).toBeFocused();
  expect(
    await username.evaluate((field: HTMLInputElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([2, 3]);
});

for (const path of ['/login', '/register'] as const) {
  test(`somebody signed in never sees the form at ${path}`, async ({ page }) => {
    await openAs(page, 'attendee@demo.test', '/');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const heading = document.querySelector('main h1');
        const isSeen = heading?.checkVisibility({ visibilityProperty: true });
        if (isSeen) seen.push(heading?.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    const release = await holdShell(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#prerendered form')).toBeAttached();
    await expect(email(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/dashboard/);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    // The dashboard's own begins with the same words.
    const ofForms = seen.filter((heading) => pages.some((each) => each.heading === heading));
    expect(ofForms).toEqual([]);
  });
}
