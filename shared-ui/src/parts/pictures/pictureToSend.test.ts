import { largePicture, setUpFakeDrawing } from '@nzuko/shared-ui/testing';

import { pictureToSend } from './pictureToSend';

const fake = setUpFakeDrawing();

test('a large picture is sent in the largest size that the API keeps', async () => {
  const sent = await pictureToSend(largePicture());
  expect(fake.drawn).toEqual([{ width: 1600, height: 1200, type: 'image/jpeg', quality: 0.85 }]);
  expect(sent).toMatchObject({ name: 'photo', type: 'image/jpeg', size: 300_000 });
});

test.each(['image/png', 'image/webp', 'image/gif'])(
  'what may be transparent in %s stays so',
  async (type) => {
    await pictureToSend(largePicture(type));
    expect(fake.drawn).toMatchObject([{ type: 'image/webp' }]);
  },
);

test('a small picture with many bytes keeps its size', async () => {
  Object.assign(fake, { width: 800, height: 1200 });
  expect(await pictureToSend(largePicture())).toMatchObject({ size: 300_000 });
  expect(fake.drawn).toMatchObject([{ width: 800, height: 1200 }]);
});

test('a picture that is quickly sent is sent as it is', async () => {
  const chosen = largePicture('image/jpeg', 500_000);
  expect(await pictureToSend(chosen)).toBe(chosen);
  expect(fake.drawn).toEqual([]);
});

test('a picture that hardly gets smaller is sent as it is', async () => {
  fake.bytes = 2_300_000;
  const chosen = largePicture();
  expect(await pictureToSend(chosen)).toBe(chosen);
});

test('what the browser can’t decode is sent as it is', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  const chosen = largePicture('image/avif');
  expect(await pictureToSend(chosen)).toBe(chosen);
});

test('a browser that hides what was drawn from scripts sends the picture as it is', async () => {
  fake.pixel = [255, 255, 255, 255];
  const chosen = largePicture();
  expect(await pictureToSend(chosen)).toBe(chosen);
});

test('a browser without these functions sends the picture as it is', async () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const chosen = largePicture();
  expect(await pictureToSend(chosen)).toBe(chosen);
});
