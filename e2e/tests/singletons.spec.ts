import { expect, test } from '@playwright/test';

import { signInAs } from '../support/accounts';

// One React, one router, one session store in the page, across the shell and every remote it has loaded.
test('the page has one React, one router and one session store', async ({ page }) => {
  // Each copy of react-dom registers itself here once.
  await page.addInitScript(() => {
    const page = window as unknown as Record<string, unknown>;
    page.reactCopies = [];
    page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      isDisabled: false,
      inject: (renderer: { version: string }) =>
        (page.reactCopies as string[]).push(renderer.version),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
  });
  const remoteScripts: string[] = [];
  page.on('response', async (response) => {
    if (/\/remotes\/.+\.js$/.test(response.url())) remoteScripts.push(await response.text());
  });

  await page.goto('/');
  // Before that, a link is followed as on any page.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  // With a second router, a link would reload the page, and this mark would be gone.
  await page.evaluate(() => ((window as unknown as Record<string, unknown>).sameLoad = true));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Sign In' })
    .click();
  // With a second session store, the shell's nav bar would stay signed out after a remote signs in.
  await signInAs(page, 'attendee@demo.test');
  await expect(page).toHaveURL(/\/dashboard/);
  await page
    .getByRole('region', { name: 'Recent Events' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();

  const found = await page.evaluate(() => {
    const page = window as unknown as Record<string | symbol, unknown>;
    return {
      sameLoad: page.sameLoad,
      reactCopies: page.reactCopies,
      stores: [...(page[Symbol.for('tickets.stores')] as Map<string, unknown>).keys()].sort(),
    };
  });
  expect(found.sameLoad).toBe(true);
  expect(found.reactCopies).toHaveLength(1);
  expect(found.stores).toEqual(expect.arrayContaining(['session', 'theme', 'toasts']));
  expect(new Set(found.stores).size).toBe(found.stores.length);

  // All five remotes were loaded, and none contains a copy of a shared module.
  expect(remoteScripts.length).toBeGreaterThanOrEqual(10);
  for (const script of remoteScripts) {
    expect(script).not.toContain('react.dev/errors/');
    expect(script).not.toContain('useNavigate() may be used only in the context');
    expect(script).not.toContain('data-styled');
    expect(script).not.toContain('event_access_token');
  }
});
