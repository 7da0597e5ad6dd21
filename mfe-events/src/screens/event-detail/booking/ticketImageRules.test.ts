import { purchaseLimits } from '@nzuko/contract';

import { ticketImageProblem } from './ticketImageRules';

const file = (type: string, size: number) => {
  const made = new File(['x'], 'picture', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

const tooLarge = 'File size must be less than 5MB';
const wrongType = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';

test.each([
  ['image/jpeg', 1, undefined],
  ['image/png', 1, undefined],
  ['image/gif', 1, undefined],
  ['image/webp', 1, undefined],
  ['image/png', purchaseLimits.custom_image.maxLength, undefined],
  ['image/png', purchaseLimits.custom_image.maxLength + 1, tooLarge],
  ['image/svg+xml', 1, wrongType],
  ['image/avif', 1, wrongType],
  ['application/pdf', 1, wrongType],
  ['', 1, wrongType],
])('a custom image of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(ticketImageProblem(file(type, size))).toBe(problem);
});
