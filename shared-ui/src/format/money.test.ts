import { formatNaira, formatPrice, isFree } from './money';

describe('formatNaira', () => {
  it.each([
    ['1500', '₦1,500'],
    ['1500.00', '₦1,500'],
    ['1500.50', '₦1,500.50'],
    ['1500.5', '₦1,500.50'],
    [1500.5, '₦1,500.50'],
    ['0.29', '₦0.29'],
    ['1000000', '₦1,000,000'],
    ['0', '₦0'],
    [' 1500 ', '₦1,500'],
    ['-1500.50', '-₦1,500.50'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatNaira(amount)).toBe(text);
  });

  it('never converts to a float, so long amounts keep every kobo', () => {
    expect(formatNaira('9007199254740993.07')).toBe('₦9,007,199,254,740,993.07');
  });

  it.each(['', 'free', '1,500', 'NaN', '1e3', '1500x', 'x1500', '15.', '.5', '1.5x', '--5'])(
    'writes a dash for %p',
    (amount) => {
      expect(formatNaira(amount)).toBe('—');
    },
  );
});

describe('formatPrice', () => {
  it.each([0, '0', '0.00', '00.0', ' 0 ', '-0', '-0.00'])('calls %p Free', (amount) => {
    expect(isFree(amount)).toBe(true);
    expect(formatPrice(amount)).toBe('Free');
  });

  it('writes any other price in naira', () => {
    for (const price of ['0.01', '0.10', '10', '100.0', '0.0x', 'x0', '0.', '']) {
      expect(isFree(price)).toBe(false);
    }
    expect(formatPrice('2500.00')).toBe('₦2,500');
  });
});
