import { DEFAULT_FEE_TERMS } from '../../platform/fees';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../platform/http/errors';
import { TICKET_TYPES, type TicketType } from '../../platform/limits';
import { readPhone } from './buyer-phone';
import { judgeOffer, placedBy, planOrder, type OrderRequest } from './order-plan';
import {
  heldBack,
  holdEnd,
  requireBookable,
  requireFewCancellations,
  requireOnSale,
  seatsLeft,
  tooManyUnpaidSeats,
} from './order-rules';

const now = new Date('2031-03-01T09:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const DAY = 86_400_000;

const event = {
  id: 4,
  title: 'A meetup',
  start_date: after(7 * DAY),
  status: 'PUBLISHED' as const,
  capacity: 10,
  taken: 3,
  has_trusted_organizer: true,
  is_suspended: false,
  refund_share: 'ALL' as const,
  refund_until_hours: 24,
  refunded_orders: 0,
  fees_borne_by: 'ORGANIZER' as const,
  version: 'one',
};
const type = {
  id: 9,
  kind: 'STANDARD' as const,
  price_kobo: 150_000,
  quota: null,
  taken: 2,
  sale_starts_at: null,
  sale_ends_at: null,
};
const request: OrderRequest = {
  userId: 5,
  payload: { event_id: 4, ticket_type: 'STANDARD' },
  ticketNumbers: ['NZ-1'],
  image: null,
  phone: null,
  holdMs: DAY,
  fees: DEFAULT_FEE_TERMS,
  now,
};

/** The error that a rule throws. */
function refusalOf(rule: () => unknown): unknown {
  try {
    rule();
  } catch (error) {
    return error;
  }
  throw new Error('It was allowed');
}

describe('an event', () => {
  it('can be booked until it starts', () => {
    expect(requireBookable(event, now)).toEqual(event);
    expect(requireBookable({ ...event, start_date: after(1) }, now).start_date).toEqual(after(1));
  });

  it.each([
    ['that is missing', undefined],
    ['that is a draft', { ...event, status: 'DRAFT' as const }],
  ])('%s is not found', (_what, found) => {
    expect(refusalOf(() => requireBookable(found, now))).toEqual(
      new NotFoundError('We couldn’t find that event.'),
    );
  });

  it('that is cancelled says so', () => {
    const refusal = refusalOf(() => requireBookable({ ...event, status: 'CANCELLED' }, now));
    expect(refusal).toBeInstanceOf(ConflictError);
    expect(refusal).toMatchObject({
      code: 'event_cancelled',
      message: 'A meetup has been cancelled.',
    });
  });

  it('that is suspended sells nothing', () => {
    expect(refusalOf(() => requireBookable({ ...event, is_suspended: true }, now))).toMatchObject({
      code: 'event_suspended',
      message: 'Booking for A meetup is paused while we look into it.',
    });
  });

  it('of an organizer without a verified address says what holds it back', () => {
    expect(heldBack('A meetup')).toMatchObject({
      code: 'organizer_unverified',
      message:
        'The organizer of A meetup hasn’t confirmed their email address yet, so it can’t sell more than 10 tickets for now.',
    });
  });

  it.each([[null], [now], [after(-1)]])(
    'that starts at %s has closed its booking',
    (start_date) => {
      expect(refusalOf(() => requireBookable({ ...event, start_date }, now))).toMatchObject({
        code: 'booking_closed',
        message: 'Booking closed when A meetup started.',
      });
    },
  );
});

describe('a ticket type', () => {
  it.each([
    ['without a window', {}],
    ['from the moment its sale starts', { sale_starts_at: now }],
    ['until just before its sale ends', { sale_ends_at: after(1) }],
  ])('is on sale %s', (_when, window) => {
    expect(requireOnSale({ ...type, ...window }, 'STANDARD', now)).toEqual({ ...type, ...window });
  });

  it.each([
    [{ sale_starts_at: after(1) }, 'VIP tickets are not on sale yet.'],
    [{ sale_ends_at: now }, 'The sale of VIP tickets has ended.'],
    [{ sale_ends_at: after(-1) }, 'The sale of VIP tickets has ended.'],
  ])('is not on sale with %j', (window, message) => {
    expect(refusalOf(() => requireOnSale({ ...type, ...window }, 'VIP', now))).toMatchObject({
      code: 'not_on_sale',
      message,
    });
  });

  it('that the event does not have is named', () => {
    const names = TICKET_TYPES.map((kind: TicketType) => {
      const refusal = refusalOf(() => requireOnSale(undefined, kind, now));
      expect(refusal).toBeInstanceOf(InvalidFieldsError);
      return (refusal as InvalidFieldsError).fields.ticket_type?.[0];
    });
    expect(names).toEqual([
      'This event has no Standard tickets.',
      'This event has no VIP tickets.',
      'This event has no Early Bird tickets.',
    ]);
  });
});

describe('the seats left', () => {
  it.each([
    ['those of the event', { quota: null, taken: 2 }, { capacity: 10, taken: 3 }, 7],
    ['those of the quota, if fewer', { quota: 6, taken: 2 }, { capacity: 10, taken: 3 }, 4],
    ['those of the event, if fewer', { quota: 6, taken: 2 }, { capacity: 5, taken: 3 }, 2],
    ['none when the event is full', { quota: null, taken: 2 }, { capacity: 3, taken: 3 }, 0],
    ['never fewer than none', { quota: 1, taken: 2 }, { capacity: 3, taken: 3 }, 0],
  ])('are %s', (_what, ofType, ofEvent, left) => {
    expect(seatsLeft(ofType, ofEvent)).toBe(left);
  });
});

describe('a hold', () => {
  it.each<[string, number, Date, Date | null]>([
    ['after its time', DAY, after(DAY), null],
    ['when the event starts, if that is sooner', 8 * DAY, after(7 * DAY), null],
    ['when the sale ends, if that is sooner', 8 * DAY, after(2 * DAY), after(2 * DAY)],
  ])('ends %s', (_when, holdMs, end, sale_ends_at) => {
    expect(holdEnd({ ...event, sale_ends_at }, now, holdMs)).toEqual(end);
  });
});

describe('a buyer', () => {
  const atLimit = { ...event, refunded_orders: 3 };

  it.each([
    ['has been refunded less often', { ...atLimit, refunded_orders: 2 }, type],
    ['pays the fees', { ...atLimit, refund_share: 'LESS_FEES' as const }, type],
    ['pays nothing', atLimit, { ...type, price_kobo: 0 }],
  ])('who %s may book again', (_why, offered, ofType) => {
    expect(() => requireFewCancellations(offered, ofType)).not.toThrow();
  });

  it('who was refunded everything three times may not book again', () => {
    const refusal = {
      code: 'too_many_cancellations',
      message: 'You’ve paid for this event and cancelled 3 times, so you can’t book it again.',
    };
    expect(refusalOf(() => requireFewCancellations(atLimit, type))).toMatchObject(refusal);
    const offer = { event: atLimit, type };
    expect(refusalOf(() => judgeOffer(offer, request))).toMatchObject(refusal);
  });

  it('who holds too many unpaid seats is told how many', () => {
    expect(tooManyUnpaidSeats(8)).toMatchObject({
      code: 'too_many_unpaid_seats',
      message:
        'You can hold up to 10 unpaid seats for an event, and you already hold 8. Pay for them or cancel them before you book more.',
    });
  });

  it.each([
    [undefined, null],
    ['', null],
    ['  ', null],
    ['0803 123 4567', '+2348031234567'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('who gives %j as their phone number has %j', (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });

  it('is told what a phone number looks like', () => {
    const refusal = refusalOf(() => readPhone('call me'));
    expect(refusal).toBeInstanceOf(InvalidFieldsError);
    expect((refusal as InvalidFieldsError).fields).toEqual({
      phone: [
        'Please enter a valid phone number, such as 0803 123 4567. Outside Nigeria, start with + and the country code.',
      ],
    });
  });
});

describe('an order', () => {
  const ids = { orderId: 70, ticketIds: [81, 82, 83] };
  const planOf = (changes: Partial<OrderRequest> = {}, price_kobo = type.price_kobo) =>
    planOrder({ event, type: { ...type, price_kobo } }, { ...request, ...changes }, ids);

  it('that costs is a hold until it is paid', () => {
    const payload = { ...request.payload, quantity: 3 };
    expect(planOf({ payload, ticketNumbers: ['NZ-1', 'NZ-2', 'NZ-3'], image: 'a.png' })).toEqual({
      ...ids,
      userId: 5,
      ownerId: 5,
      eventId: 4,
      refund_share: 'ALL',
      refund_until_hours: 24,
      version: 'one',
      typeId: 9,
      quantity: 3,
      totalKobo: 450_000,
      buyerFeesKobo: 0,
      platformFeeKobo: 0,
      paymentFeeKobo: 16_750,
      orderStatus: 'HELD',
      expiresAt: after(DAY),
      paidAt: null,
      phone: null,
      now,
      image: 'a.png',
      ticketStatus: 'PENDING',
      ticketNumbers: ['NZ-1', 'NZ-2', 'NZ-3'],
      holderNames: [null, null, null],
      holderEmails: [null, null, null],
    });
  });

  it.each([
    [undefined, 'ORGANIZER'],
    ['3000.00', 'ORGANIZER'],
    ['3147.22', 'BUYER'],
  ] as const)(
    'is placed at the total that was shown: %p with fees borne by the %s',
    (total, bearer) => {
      const payload = { ...request.payload, quantity: 2, expected_total: total };
      const offer = { event: { ...event, fees_borne_by: bearer }, type };
      expect(() => planOrder(offer, { ...request, payload }, ids)).not.toThrow();
    },
  );

  it('is refused at another total', () => {
    const payload = { ...request.payload, expected_total: '1000.00' };
    expect(refusalOf(() => planOf({ payload }))).toMatchObject({
      code: 'price_changed',
      message: 'The price has changed: the total is ₦1,500 now. Nothing is booked yet.',
    });
  });

  it('never holds its seats past the end of the sale or the start of the event', () => {
    const long = { ...request, holdMs: 9 * DAY };
    const endOf = (sale_ends_at: Date | null) =>
      planOrder({ event, type: { ...type, sale_ends_at } }, long, ids).expiresAt;
    expect([endOf(null), endOf(after(2 * DAY))]).toEqual([after(7 * DAY), after(2 * DAY)]);
  });

  it('is shown as it was placed, with a ticket for each seat', () => {
    const plan = planOf({
      payload: { ...request.payload, quantity: 2 },
      ticketNumbers: ['NZ-1', 'NZ-2'],
    });
    expect(placedBy(plan)).toEqual({
      order: {
        id: 70,
        status: 'HELD',
        quantity: 2,
        total_kobo: 300_000,
        buyer_fees_kobo: plan.buyerFeesKobo,
        payment_fee_kobo: plan.paymentFeeKobo,
        cancelled_at: null,
        expires_at: after(DAY),
        created_at: now,
        paid_at: null,
        refund_share: 'ALL',
        refund_until_hours: 24,
      },
      tickets: [
        { id: 81, ticket_number: 'NZ-1', status: 'PENDING' },
        { id: 82, ticket_number: 'NZ-2', status: 'PENDING' },
      ],
    });
    expect(() => placedBy({ ...plan, ticketIds: [81] })).toThrow('too few ids');
  });

  it('that is free is paid at once', () => {
    expect(planOf({}, 0)).toMatchObject({
      quantity: 1,
      totalKobo: 0,
      orderStatus: 'PAID',
      expiresAt: null,
      paidAt: now,
      ticketStatus: 'VALID',
    });
  });

  it('names the holders of the first tickets, tidied', () => {
    const holder = { name: ' Bola Ade ', email: ' Bola@Example.test ' };
    const plan = planOf({ payload: { ...request.payload, quantity: 2, attendees: [holder] } });
    expect(plan.holderNames).toEqual(['Bola Ade', null]);
    expect(plan.holderEmails).toEqual(['bola@example.test', null]);
  });

  it('needs an event and a type that can be booked', () => {
    expect(judgeOffer({ event, type }, request)).toEqual({ event, type });
    const refused = [
      { event: undefined, type: undefined },
      { event, type: undefined },
      { event, type: { ...type, sale_ends_at: now } },
    ].map((offer) => refusalOf(() => judgeOffer(offer, request)));
    expect(refused).toMatchObject([{ status: 404 }, { status: 400 }, { code: 'not_on_sale' }]);
  });
});
