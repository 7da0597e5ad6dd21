import { isSearchable } from './isSearchable';

test.each(['ada', '7', '#7', 'NZ-7', '₦50', '1,500.50', 'Ọlá', 'a b ada'])('“%s” is', (text) => {
  expect(isSearchable(text)).toBe(true);
});

test.each(['', ' ', 'ab', 'a b c', '%%%', 'o’b', '@@@'])('“%s” isn’t', (text) => {
  expect(isSearchable(text)).toBe(false);
});
