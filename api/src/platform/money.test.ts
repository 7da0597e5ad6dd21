import { formatNaira, inDocument, inNaira, naira, parseNaira } from './money';

describe('money', () => {
  it.each([
    ['0', 0],
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.05', 150_005],
    ['0.29', 29],
    ['1000000.00', 100_000_000],
    [' 12 ', 1200],
  ])('reads %s as %d kobo', (text, kobo) => {
    expect(parseNaira(text)).toBe(kobo);
  });

  it.each(['', '.5', '5.', '1,500', '1e3', '-1', '+1', '1.005', '٣', 'NaN', '1'.repeat(13)])(
    'takes "%s" for no price',
    (text) => {
      expect(parseNaira(text)).toBeNull();
    },
  );

  it.each([
    ['1500.00', '₦1,500'],
    ['1500.50', '₦1,500.50'],
    ['1234567.05', '₦1,234,567.05'],
    ['0.29', '₦0.29'],
    ['0.00', '₦0'],
  ])('shows people %s as %s', (amount, text) => {
    expect(inNaira(amount)).toBe(text);
  });

  it.each([
    [150_050, '₦1,500.50'],
    [0, '₦0'],
    [-50, '-₦0.50'],
  ])('shows people %i kobo as %s', (kobo, text) => {
    expect(naira(kobo)).toBe(text);
  });

  it('formats what it parses', () => {
    for (let kobo = 0; kobo < 100_000; kobo += 7) {
      expect(parseNaira(formatNaira(kobo))).toBe(kobo);
    }
    expect(formatNaira(5)).toBe('0.05');
    expect(formatNaira(-50)).toBe('-0.50');
    expect(formatNaira(-150_000)).toBe('-1500.00');
  });

  it.each([
    [0, '₦0.00'],
    [29, '₦0.29'],
    [150_000, '₦1,500.00'],
    [-150_050, '-₦1,500.50'],
    [123_456_705, '₦1,234,567.05'],
  ])('writes %d kobo in documents as %s', (kobo, text) => {
    expect(inDocument(kobo)).toBe(text);
  });

  it('writes no sign where the column says it', () => {
    expect(inDocument(-150_000, '')).toBe('-1,500.00');
  });
});
