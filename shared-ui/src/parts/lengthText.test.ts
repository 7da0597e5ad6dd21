import { lengthText } from './lengthText';

test('says how much of a limit a text takes, without the spaces around it', () => {
  expect(lengthText('', { maxLength: 500 })).toBe('0 of 500');
  expect(lengthText(` ${'a b'.repeat(500)}\n`, { maxLength: 2000 })).toBe('1,500 of 2,000');
});
