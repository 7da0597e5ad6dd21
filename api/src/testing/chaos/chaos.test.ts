import { faults } from './chaosFaults';
import { runChaos } from './runChaos';

const SECONDS = 20;

jest.setTimeout(240_000);

it('loses no money, seat, mail or job while everything around two API processes fails', async () => {
  const { deeds, strikes, damage } = await runChaos(SECONDS, 'a bad day');
  expect(damage).toEqual([]);
  expect(Object.keys(strikes).sort()).toEqual(Object.keys(faults).sort());
  for (const deed of ['order', 'payment', 'free booking', 'cancellation', 'check-in', 'payout'])
    expect(deeds[deed]).toBeGreaterThan(0);
});
