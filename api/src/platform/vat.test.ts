import { includedVat, inPercent } from './vat';

it.each([
  [10_750, 750],
  [500_000, 34_884],
  [1, 0],
  [7, 0],
  [8, 1],
  [0, 0],
  [10_000_000_000, 697_674_419],
])('of %d kobo, %d are VAT', (kobo, vat) => expect(includedVat(kobo, 750)).toBe(vat));

it('is nothing at a rate of nothing', () => expect(includedVat(500_000, 0)).toBe(0));

it.each([
  [750, '7.5'],
  [1000, '10'],
  [725, '7.25'],
])('shows %d as %s per cent', (rate, text) => expect(inPercent(rate)).toBe(text));
