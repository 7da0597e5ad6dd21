import type { Page } from '@playwright/test';

/** Holds back the shell's script, so that the page stays as the server rendered it. Returns a function that releases it. */
export async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
