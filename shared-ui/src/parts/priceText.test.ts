import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { priceText } from './priceText';

const standard = { ticket_type: 'STANDARD', price: '5000.00', available: 8 } as const;
const early = { ticket_type: 'EARLY_BIRD', price: '900.00', available: 8 } as const;
const vip = { ticket_type: 'VIP', price: '15000.50', available: 8 } as const;

test.each([
  ['Free', [{ ...standard, price: '0.00' }]],
  ['₦5,000', [standard]],
  ['₦5,000', [standard, { ...vip, price: '5000.00' }]],
  ['From ₦900', [standard, early]],
  ['₦5,000', [standard, { ...early, sale_ends_at: daysFromNow(-1) }]],
  ['From ₦900', [standard, { ...early, sale_starts_at: daysFromNow(1) }]],
  ['₦5,000', [standard, { ...early, available: 0 }]],
  ['From ₦900', [standard, { ...early, available: 0, sale_starts_at: daysFromNow(1) }]],
  ['From ₦900', [standard, early].map((type) => ({ ...type, available: 0 }))],
  ['Free and paid', [{ ...standard, price: '0.00' }, early, vip]],
  ['₦5,000 + fees', [{ ...standard, fees: ['176.27'] }]],
  ['From ₦900 + fees', [standard, { ...early, fees: ['20.00'] }]],
])('the price is %s', (words, ticket_types) => {
  const [first] = ticket_types;
  expect(priceText(buildEvent({ ticket_price: first!.price, ticket_types }))).toBe(words);
});

test('once every sale has ended, the price is that of a standard ticket', () => {
  const ticket_types = [standard, vip].map((type) => ({ ...type, sale_ends_at: daysFromNow(-1) }));
  expect(priceText(buildEvent({ ticket_price: '5000.00', ticket_types }))).toBe('₦5,000');
});

test('a draft without a price has none, whatever a new event’s is', () => {
  expect(priceText(buildEvent({ status: 'DRAFT', undecided: ['ticket_price'] }))).toBe(
    'No price yet',
  );
});
