import { doorCases, doorWorld, type DoorCase } from '@nzuko/contract/door-cases';
import { plainText } from '@nzuko/shared-ui';

import type { DoorList } from '../../../api/doorApi';
import { buildDoorList, buildDoorTicket, codeOf, installWebCrypto } from '../../../test/door';
import { judgeOffline } from './judgeOffline';

const number = 'TKT-4F7K-9QXM-2RBD';
const gates = doorWorld.gates.map((gate) => ({ ...gate, ticket_types: [...gate.ticket_types] }));

function listOf(given: DoorCase): DoorList {
  const ticket = buildDoorTicket({
    name: doorWorld.holder,
    ticket_type: doorWorld.ticketType,
    status: given.status ?? 'VALID',
    on_hold: given.isOnHold ?? false,
    checked_in_time: given.cameAt ?? null,
    left_time: given.returnedAt ? undefined : given.leftAt,
    returned_time: given.returnedAt,
  });
  const start = Date.parse(doorWorld.now) + (given.isEarly ? 24 * 3_600_000 : 0);
  const list = buildDoorList(given.isUnknown || given.wasTransferred ? [] : [ticket], {
    ...doorWorld.event,
    timezone: doorWorld.timezone,
    status: given.isCancelledEvent ? 'CANCELLED' : 'PUBLISHED',
    start_date: new Date(start).toISOString(),
  });
  return {
    ...list,
    gates,
    rules: { ...list.rules, has_reentry: given.hasReentry ?? false },
    taken_at: doorWorld.now,
    transferred_numbers: given.wasTransferred && !given.isOtherEvent ? [number] : [],
  };
}

beforeAll(installWebCrypto);
beforeEach(() => jest.useFakeTimers({ now: new Date(doorWorld.now) }));
afterEach(() => jest.useRealTimers());

test.each(doorCases)('$is: $outcome', async (given) => {
  const text = given.isUnknown ? number : codeOf(number, given.isOtherEvent ? 8 : 7);
  const { outcome, answer } = await judgeOffline(text, listOf(given), new Map(), {
    gate: gates.find(({ name }) => name === given.gate),
    direction: given.direction ?? 'in',
    isEarlyOk: false,
  });
  expect(outcome).toBe(given.outcome);
  if (given.detail !== undefined) expect(plainText(answer.detail)).toBe(given.detail);
});
