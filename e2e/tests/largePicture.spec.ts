import { expect, test } from '@playwright/test';
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

test('a large picture is sent small, and upright', async ({ page, request }) => {
  const person = newPerson();
  await makeAccount(request, person);
  await openAs(page, person.email, '/settings');
  const buffer = await phonePhoto();
  expect(buffer.length).toBeGreaterThan(2_500_000);
  await page
    .getByLabel('Profile picture file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const saving = page.waitForRequest((each) => each.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const sent = Number(await (await saving).headerValue('content-length'));
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(buffer.length / 2);

  const saved = await page.getByRole('img', { name: 'Your profile picture' }).getAttribute('src');
  const picture = sharp(await (await request.get(saved ?? '')).body());
  const brightness = async (top: number) => {
    const half = picture.clone().extract({ left: 0, top, width: 400, height: 200 });
    // `stats` looks at the picture as it was before it is cropped.
    const { channels } = await sharp(await half.png().toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  expect(await brightness(0)).toBeGreaterThan((await brightness(200)) + 80);
});
