import { plainNaira } from './typedNaira';

test('a comma that groups nothing is left to be refused, since it may be meant for a point', () => {
  expect(plainNaira('1,50')).toBe('1,50');
});
