import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { makeAccount, newPerson, openAs } from '../support/accounts';

/** A JPEG of several MB as a phone held upright saves it: lying on its side. The left, which is shown on top, is lighter. */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [3000, 2000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const isLeft = (at / 3) % width < width / 2;
    pixels[at] = Math.random() * 128 + (isLeft ? 127 : 0);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A PNG of several MB, transparent but for a stripe. */
async function cutOutPicture(): Promise<Buffer> {
  const [width, height] = [1200, 1200];
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    if ((at / 4) % width < width / 4) continue;
    for (let colour = 0; colour < 3; colour += 1) pixels[at + colour] = Math.random() * 256;
    if ((at / 4) % width < width / 2) pixels[at + 3] = 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Makes a file somebody’s profile picture; returns how many bytes were sent for it, and the picture as it is kept. */
async function saveAsProfile(page: Page, mimeType: string, buffer: Buffer) {
  const person = newPerson();
  await makeAccount(page.request, person);
  await openAs(page, person.email, '/settings');
  await page.getByLabel('Profile picture file').setInputFiles({ name: 'me', mimeType, buffer });
  const saving = page.waitForRequest((each) => each.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const saved = await page.getByRole('img', { name: 'Your profile picture' }).getAttribute('src');
  return {
    sent: Number(await (await saving).headerValue('content-length')),
    picture: sharp(await (await page.request.get(saved ?? '')).body()),
  };
}

test('a large picture is sent small, and upright', async ({ page }) => {
  const buffer = await phonePhoto();
  expect(buffer.length).toBeGreaterThan(2_500_000);
  const { sent, picture } = await saveAsProfile(page, 'image/jpeg', buffer);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(buffer.length / 2);
  const brightness = async (top: number) => {
    const half = picture.clone().extract({ left: 0, top, width: 400, height: 200 });
    // `stats` looks at the picture as it was before it is cropped.
    const { channels } = await sharp(await half.png().toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  expect(await brightness(0)).toBeGreaterThan((await brightness(200)) + 80);
});

test('what is transparent in a large picture stays transparent, up to its corner', async ({
  page,
}) => {
  const buffer = await cutOutPicture();
  expect(buffer.length).toBeGreaterThan(1_000_000);
  const { sent, picture } = await saveAsProfile(page, 'image/png', buffer);
  expect(sent).toBeLessThan(buffer.length / 2);
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const alphaAt = (x: number, y: number) => pixels[(y * 400 + x) * 4 + 3];
  expect([alphaAt(0, 0), alphaAt(399, 200), alphaAt(150, 200)]).toEqual([0, 0, 255]);
});
