import { loadConfig } from './config/loadConfig';
import { DEFAULT_FEE_TERMS, orderFees, paymentFee, payoutWithin, type FeeBearer } from './fees';
import { transferFee } from '../sandbox/balance';

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

it.each([
  ['₦5,000', 5_000_00, 5_000_00, 10_00],
  ['₦5,010, of which ₦5,000 arrive', 5_010_00, 5_010_00, 10_00],
  ['₦5,010.01, for which less would arrive', 5_010_01, 5_010_00, 10_00],
  ['₦5,025, for which no more would arrive', 5_025_00, 5_010_00, 10_00],
  ['₦5,025.01', 5_025_01, 5_025_01, 25_00],
  ['₦50,025, of which ₦50,000 arrive', 50_025_00, 50_025_00, 25_00],
  ['₦50,050', 50_050_00, 50_025_00, 25_00],
  ['₦50,050.01', 50_050_01, 50_050_01, 50_00],
])('a payout of %s costs what the provider takes for what arrives', (_, kobo, amount, fee) => {
  expect(payoutWithin(kobo)).toEqual({ amount, fee });
  expect(transferFee(amount - fee)).toBe(fee);
});

describe('the fees of an order', () => {
  const terms = { ...DEFAULT_FEE_TERMS, platform: { basisPoints: 250, kobo: 50_00 } };
  const fees = (priceKobo: number, quantity: number, bearer: FeeBearer, with_ = terms) =>
    orderFees({ priceKobo, quantity, bearer }, with_);

  it('are none of a free one', () => {
    expect(fees(0, 3, 'BUYER')).toEqual({
      buyerFeesKobo: 0,
      platformFeeKobo: 0,
      paymentFeeKobo: 0,
    });
  });

  it('leave the buyer’s total at price times quantity, unless the buyer bears them', () => {
    expect(fees(10_000_00, 2, 'ORGANIZER')).toEqual({
      buyerFeesKobo: 0,
      platformFeeKobo: 600_00,
      paymentFeeKobo: 400_00,
    });
  });

  it('never take more of a ticket than it costs', () => {
    expect(fees(10_00, 2, 'ORGANIZER').platformFeeKobo).toBe(20_00);
  });

  it('that a buyer bears leave the organizer the price, and are whole kobo for each ticket', () => {
    for (let priceKobo = 1; priceKobo < 30_000_00; priceKobo += 9_973) {
      for (let quantity = 1; quantity <= 10; quantity += 1) {
        for (const with_ of [terms, DEFAULT_FEE_TERMS]) {
          const { buyerFeesKobo, platformFeeKobo, paymentFeeKobo } = fees(
            priceKobo,
            quantity,
            'BUYER',
            with_,
          );
          const charged = priceKobo * quantity + buyerFeesKobo;
          const left = charged - platformFeeKobo - paymentFeeKobo;
          expect(paymentFeeKobo).toBe(paymentFee(charged, with_.provider));
          expect(buyerFeesKobo % quantity).toBe(0);
          expect(left).toBeGreaterThanOrEqual(priceKobo * quantity);
          // Rounded up by less than a kobo for each ticket, plus the provider's fee on that.
          expect(left).toBeLessThanOrEqual(priceKobo * quantity + quantity);
        }
      }
    }
  });

  it('follow the settings', () => {
    const { fees: set } = loadConfig({
      PLATFORM_FEE_BASIS_POINTS: '100',
      PLATFORM_FEE_KOBO: '5',
      PAYMENT_FEE_BASIS_POINTS: '200',
      PAYMENT_FEE_FLAT_KOBO: '10',
      PAYMENT_FEE_FLAT_FROM_KOBO: '1000',
      PAYMENT_FEE_MAX_KOBO: '25',
    });
    expect(fees(10_00, 1, 'ORGANIZER', set)).toMatchObject({
      platformFeeKobo: 15,
      paymentFeeKobo: 25,
    });
    expect(fees(5_00, 1, 'ORGANIZER', set)).toMatchObject({
      platformFeeKobo: 10,
      paymentFeeKobo: 10,
    });
    expect(loadConfig({}).fees).toEqual(DEFAULT_FEE_TERMS);
  });
});
