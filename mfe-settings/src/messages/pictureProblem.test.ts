import { pictureProblem } from './pictureProblem';

const limit = 5 * 1024 * 1024;

test.each([
  ['image/png', limit, null],
  ['image/x-anything', 0, null],
  ['image/png', limit + 1, 'Image size should be less than 5MB'],
  ['application/pdf', 10, 'Please select a valid image file'],
  ['', 10, 'Please select a valid image file'],
])('a file of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
