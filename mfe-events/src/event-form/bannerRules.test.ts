import { bannerProblem } from './bannerRules';

const MB = 1024 * 1024;
const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'banner', { type });

test.each([
  ['image/png', 10, undefined],
  ['image/avif', 10, undefined],
  ['image/svg+xml', 10, 'Please select a valid image file'],
  ['image/jpeg', 5 * MB - 1, undefined],
  ['image/jpeg', 5 * MB, 'Image size must be less than 5MB'],
  ['application/pdf', 10, 'Please select a valid image file'],
  ['', 10, 'Please select a valid image file'],
])('a %s of %i bytes: %s', (type, bytes, message) => {
  expect(bannerProblem(file(type, bytes))).toBe(message);
});
