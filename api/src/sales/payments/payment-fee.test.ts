import { paymentFee } from './payment-fee';

describe('the provider’s fee, in kobo', () => {
  it.each([
    ['nothing', 0, 0],
    ['a kobo', 1, 1],
    ['₦100', 100_00, 1_50],
    ['₦2,499.99, the last without the ₦100', 2_499_99, 37_50],
    ['₦2,500, the first with it', 2_500_00, 137_50],
    ['₦5,000', 5_000_00, 175_00],
    ['₦10,000', 10_000_00, 250_00],
    ['₦126,666.66, the last below the cap', 126_666_66, 2_000_00],
    ['₦126,600', 126_600_00, 1_999_00],
    ['₦126,667, the first at the cap', 126_667_00, 2_000_00],
    ['₦10,000,000', 10_000_000_00, 2_000_00],
  ])('of %s', (_what, kobo, fee) => {
    expect(paymentFee(kobo)).toBe(fee);
  });

  it('never takes it all, and never takes less of more', () => {
    let before = 0;
    for (let kobo = 2; kobo < 400_000; kobo += 7) {
      const fee = paymentFee(kobo);
      expect(fee).toBeLessThan(kobo);
      expect(fee).toBeGreaterThanOrEqual(before);
      before = fee;
    }
  });
});
