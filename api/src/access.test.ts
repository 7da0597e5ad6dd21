import type { InjectOptions } from 'fastify';
import { administrators, everybody, statusWhenSuspended, strangers } from './testing/accessColumns';
import { makeEvent, makeUser, type TestUser } from './testing/builders';
import { gateCalls, gateHeaders } from './testing/gateCalls';
import { deskRows, suspend } from './testing/deskRows';
import { gateRows, statusAtGate } from './testing/gateRows';
import { doorCalls, doorSync, gateLink, get, send, SHOWN_TO_ALL } from './testing/requests';
import { routeOf, routesOf } from './testing/routesOf';
import { teamRows } from './testing/teamRows';
import { startTestApp, type TestApp } from './testing/testApp';
import { twoStepRows } from './testing/twoStepRows';

let api: TestApp;
const people: Record<string, TestUser | undefined> = {};
let published: number;
let draft: number;
let ticketNumber: string;
let unscannedNumber: string;
let ticketId: number;
let device: [token: string, secret: string];
/** A ticket for each person to refund, since the first refund leaves nothing for the next. */
const refundable: Record<string, number> = {};

async function buy(as: TestUser): Promise<{ id: number; ticket_number: string }> {
  const bought = await api.call({
    as,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: published, ticket_type: 'STANDARD' },
  });
  return bought.json();
}

beforeAll(async () => {
  api = await startTestApp();
  people['attendee'] = await makeUser(api.db, 'ATTENDEE');
  people['newcomer'] = await makeUser(api.db, 'ATTENDEE');
  people['other organizer'] = await makeUser(api.db, 'ORGANIZER');
  people['admin'] = await makeUser(api.db, 'ADMIN');
  people['suspended'] = await makeUser(api.db, 'ORGANIZER');
  await suspend(api.db, people['suspended']);
  const organizer = await makeUser(api.db, 'ORGANIZER');
  people['organizer'] = organizer;
  published = await makeEvent(api.db, { organizer });
  draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
  ticketNumber = (await buy(organizer)).ticket_number;
  ({ ticket_number: unscannedNumber, id: ticketId } = await buy(organizer));
  const gate = gateCalls(api);
  const started = await gate.start((await gate.make(organizer, published)).token);
  device = [started.token, started.secret];
  for (const who of WHO) refundable[who] = (await buy(organizer)).id;
});
afterAll(() => api.close());

const account = { bank_id: 1, account_number: '0123456789' };
const draftEvent = { title: 'abc', description: 'A new draft.', category: 'Other' };
const WHO = ['visitor', 'attendee', 'other organizer', 'organizer', 'admin'] as const;

type Row = [string, (who: string) => InjectOptions & { as?: TestUser | undefined }, number[]];
const payout = '/money/payouts/999999/';
const note = { note: 'a' };
const payee = () => `/money/organizers/${people['organizer']?.id}/`;
const links = () => `/events/${published}/gate-links/`;
/** Every route, tried by everybody, and by a device with a gate link. The columns are those of `WHO`. */
const OWN_MONEY = ['postings/', 'payouts/', 'payouts/terms/', 'payout-account/', 'tax-number/'];
const STATEMENTS = ['pdf', 'csv'].map((format) => `months/2026-03/statement.${format}`);
const table: Row[] = [
  ...(
    [
      ['/auth/register/', 400],
      ['/auth/token/', 400],
      ['/auth/token/refresh/', 400],
      ['/auth/logout/', 400],
      ['/auth/password-reset/', 400],
      ['/auth/password-reset-confirm/MQ/not-a-token/', 400],
      ['/auth/email-verification-confirm/', 400],
      ['/auth/google/', 400],
      ['/payments/webhook/', 401],
      ['/telemetry/', 400],
      ['/metrics/canaries/', 400],
      ['/contact/', 400],
    ] as const
  ).map(([path, status]): Row => [`POST ${path}`, () => send('POST', path, {}), everybody(status)]),
  ...(
    [
      ['/auth/google/redirect/', 302],
      ['/auth/google/callback/', 302],
      ['/events/cities/', 200],
      ['/events/ids/', 200],
      ['/tickets/key/', 200],
      ['/health/', 200],
      ['/health/live/', 200],
    ] as const
  ).map(([path, status]): Row => [`GET ${path}`, () => get(path), everybody(status)]),
  ...(
    [
      ['GET', '/auth/profile/', 200],
      ['GET', '/auth/export/', 200],
      ['GET', '/sessions/', 200],
      ['GET', '/events/my_events/', 200],
      ['GET', '/events/saved/', 200],
      ['GET', '/announcements/', 200],
      ['GET', '/tickets/', 200],
      ['GET', '/tickets/given/', 200],
      ['GET', '/teams/', 200],
      ['DELETE', '/sessions/999999/', 404],
      ['POST', '/auth/logout-all/', 204],
      ['POST', '/auth/email-verification/', 409],
      ['POST', '/announcements/read/', 204],
    ] as const
  ).map(([method, path, status]): Row => [
    `${method} ${path}`,
    () => (method === 'GET' ? get(path) : send(method, path)),
    [401, status, status, status, status],
  ]),
  ...twoStepRows,
  ['PATCH /auth/profile/', () => send('PATCH', '/auth/profile/', {}), [401, 200, 200, 200, 200]],
  ['POST /auth/password/', () => send('POST', '/auth/password/', {}), [401, 400, 400, 400, 400]],
  [
    'POST /auth/organizer/',
    // The attendee must stay one for the other rows.
    (who) => ({
      ...send('POST', '/auth/organizer/'),
      ...(who === 'attendee' && { as: people['newcomer'] }),
    }),
    [401, 204, 204, 204, 403],
  ],
  [
    'DELETE /auth/profile/',
    () => send('DELETE', '/auth/profile/', { password: 'not it' }),
    [401, 400, 400, 400, 400],
  ],
  ['GET /events/', () => get('/events/'), [200, 200, 200, 200, 200]],
  ['GET /events/?organizer=me', () => get('/events/?organizer=me'), [401, 200, 200, 200, 200]],
  ['GET /events/cities/', () => get('/events/cities/'), [200, 200, 200, 200, 200]],
  ['POST /events/', () => send('POST', '/events/', draftEvent), [401, 403, 201, 201, 201]],
  ['GET a published event', () => get(`/events/${published}/`), [200, 200, 200, 200, 200]],
  ['GET a draft', () => get(`/events/${draft}/`), [404, 404, 404, 200, 200]],
  ['PATCH an event', () => send('PATCH', `/events/${published}/`, {}), [401, 403, 403, 200, 200]],
  ['PATCH a draft', () => send('PATCH', `/events/${draft}/`, {}), [401, 404, 404, 200, 200]],
  ['DELETE an event', () => send('DELETE', `/events/${published}/`), [401, 403, 403, 409, 409]],
  [
    'POST a draft’s cancel/',
    () => send('POST', `/events/${draft}/cancel/`),
    [401, 404, 404, 409, 409],
  ],
  ['GET statistics', () => get(`/events/${published}/statistics/`), [401, 403, 403, 200, 200]],
  [
    'GET a draft’s statistics',
    () => get(`/events/${draft}/statistics/`),
    [401, 404, 404, 200, 200],
  ],
  ['GET an event’s sales', () => get(`/events/${published}/sales/`), [401, 403, 403, 200, 200]],
  ['GET a draft’s sales', () => get(`/events/${draft}/sales/`), [401, 404, 404, 200, 200]],
  ['GET /events/sales/', () => get('/events/sales/'), [401, 403, 200, 200, 200]],
  ...['money', 'postings'].flatMap((what): Row[] => [
    [`GET ${what}`, () => get(`/events/${published}/${what}/`), [401, 403, 403, 200, 200]],
    [`GET a draft’s ${what}`, () => get(`/events/${draft}/${what}/`), [401, 404, 404, 200, 200]],
  ]),
  ...['', ...OWN_MONEY, ...STATEMENTS].map((what): Row => [
    `GET /money/${what}`,
    () => get(`/money/${what}`),
    [401, 403, 200, 200, 200],
  ]),
  ['POST a payout', () => send('POST', '/money/payouts/', {}), [401, 403, 409, 409, 409]],
  ['GET /money/organizers/', () => get('/money/organizers/'), administrators(200)],
  ['GET payouts', () => get('/money/desk/payouts/?stage=stuck'), administrators(200)],
  ['GET /disputes/', () => get('/disputes/'), administrators(200)],
  ['GET /payment-cases/', () => get('/payment-cases/'), administrators(200)],
  ['POST an approval', () => send('POST', `${payout}approve/`), administrators(404)],
  ['POST a refusal', () => send('POST', `${payout}refuse/`, { reason: 'a' }), administrators(404)],
  ['POST a code', () => send('POST', `${payout}release/`, { otp: '1234' }), administrators(404)],
  ...['', 'postings/', 'payouts/', 'payout-account/', ...STATEMENTS].map((what): Row => [
    `GET an organizer’s money ${what}`,
    () => get(`${payee()}${what}`),
    administrators(200),
  ]),
  ...['pdf', 'csv'].map((format): Row => [
    `GET a payout’s statement (${format})`,
    () => get(`${payout}statement.${format}`),
    [401, 403, 404, 404, 404],
  ]),
  [
    'PUT a tax number',
    () => send('PUT', '/money/tax-number/', { tax_number: null }),
    [401, 403, 200, 200, 200],
  ],
  ['GET a receipt', () => get('/orders/999999/receipt.pdf'), [401, ...strangers]],
  ['POST a correction', () => send('POST', `${payee()}corrections/`, {}), administrators(400)],
  ['GET /tickets/sold/', () => get('/tickets/sold/'), [401, 403, 200, 200, 200]],
  [
    'GET /tickets/sold/ of an event',
    () => get(`/tickets/sold/?event=${published}`),
    [401, 403, 403, 200, 200],
  ],
  [
    'GET /tickets/attendees/',
    () => get('/tickets/attendees/?search=ada'),
    [401, 403, 200, 200, 200],
  ],
  ['PUT saved/', () => send('PUT', `/events/${published}/saved/`), [401, 204, 204, 204, 204]],
  ['PUT a draft’s saved/', () => send('PUT', `/events/${draft}/saved/`), [401, 404, 404, 204, 204]],
  ['DELETE saved/', () => send('DELETE', `/events/${published}/saved/`), [401, 204, 204, 204, 204]],
  [
    'POST announcements/',
    () => send('POST', `/events/${published}/announcements/`, { subject: 'a', message: 'b' }),
    [401, 403, 403, 201, 201],
  ],
  [
    'GET sent announcements/',
    () => get(`/events/${published}/announcements/`),
    [401, 403, 403, 200, 200],
  ],
  [
    'GET announcements/recipients/',
    () => get(`/events/${published}/announcements/recipients/`),
    [401, 403, 403, 200, 200],
  ],
  ['GET /announcements/sent/', () => get('/announcements/sent/'), [401, 403, 200, 200, 200]],
  [
    'POST an announcement’s read/',
    () => send('POST', '/announcements/999999/read/'),
    [401, ...strangers],
  ],
  ...['calendar.ics', 'picture.png'].flatMap((file): Row[] => [
    [`GET ${file}`, () => get(`/events/${published}/${file}`), everybody(200)],
    [`GET a draft’s ${file}`, () => get(`/events/${draft}/${file}`), [404, 404, 404, 200, 200]],
  ]),
  ['GET attendees', () => get(`/events/${published}/attendees/`), [401, 403, 403, 200, 200]],
  ['GET a draft’s attendees', () => get(`/events/${draft}/attendees/`), [401, 404, 404, 200, 200]],
  [
    'POST /tickets/purchase/',
    () => send('POST', '/tickets/purchase/', { event_id: published, ticket_type: 'STANDARD' }),
    [401, 201, 201, 201, 201],
  ],
  [
    'POST /tickets/check_in/',
    () => send('POST', '/tickets/check_in/', { ticket_number: ticketNumber }),
    [401, 403, 403, 200, 200],
  ],
  [
    'POST /tickets/undo_check_in/',
    () => send('POST', '/tickets/undo_check_in/', { ticket_number: unscannedNumber }),
    [401, 403, 403, 409, 409],
  ],
  ...['pay-later/', 'cancel/', 'photo/'].map((what): Row => [
    `POST a ticket’s ${what}`,
    () => send('POST', `/tickets/999999/${what}`, {}),
    [401, ...strangers],
  ]),
  [
    'POST a ticket’s transfer/',
    () => send('POST', '/tickets/999999/transfer/', { name: 'Bola', email: 'bola@example.test' }),
    [401, ...strangers],
  ],
  [
    'DELETE a ticket’s transfer/',
    () => send('DELETE', '/tickets/999999/transfer/'),
    [401, ...strangers],
  ],
  ...[
    'ticket-links/no-token/decline/',
    'ticket-links/no-token/cancel/',
    'ticket-links/no-token/photo/',
    'refund-links/no-token/renew/',
  ].map((path): Row => [`POST /${path}`, () => send('POST', `/${path}`, {}), everybody(404)]),
  ['GET a ticket’s link', () => get('/ticket-links/no-token/'), everybody(404)],
  [
    'POST a ticket link’s accept/',
    () => send('POST', '/ticket-links/no-token/accept/', { into: 'link' }),
    everybody(404),
  ],
  [
    'POST a ticket link’s claim/',
    () => send('POST', '/ticket-links/no-token/claim/'),
    [401, ...strangers],
  ],
  ['GET a ticket link’s holder/', () => get('/ticket-links/no-token/holder/'), everybody(404)],
  [
    'DELETE a ticket link’s holder/',
    () => send('DELETE', '/ticket-links/no-token/holder/'),
    everybody(404),
  ],
  ['GET a refund link', () => get('/refund-links/no-token/'), everybody(404)],
  ['GET a refund link’s banks/', () => get('/refund-links/no-token/banks/'), everybody(404)],
  ...['resolve/', 'confirm/'].map((what): Row => [
    `POST a refund link’s ${what}`,
    () => send('POST', `/refund-links/no-token/${what}`, account),
    everybody(404),
  ]),
  [
    'POST a ticket’s resend/',
    () => send('POST', `/tickets/${ticketId}/resend/`),
    [401, 404, 403, 200, 200],
  ],
  [
    'PUT a ticket’s name/',
    () => send('PUT', `/tickets/${ticketId}/name/`, { name: 'Ada Obi' }),
    [401, 404, 403, 200, 200],
  ],
  [
    'POST a ticket’s refund/',
    (who) => send('POST', `/tickets/${refundable[who]}/refund/`),
    [401, 403, 403, 200, 200],
  ],
  [
    'POST the refund/ of a ticket that is not there',
    () => send('POST', '/tickets/999999/refund/'),
    [401, 403, 404, 404, 404],
  ],
  ['GET an event’s door/', () => get(`/events/${published}/door/`), [401, 403, 403, 200, 200]],
  ['GET a draft’s door/', () => get(`/events/${draft}/door/`), [401, 404, 404, 200, 200]],
  [
    'POST an event’s door/sync/',
    () => send('POST', `/events/${published}/door/sync/`, doorSync),
    [401, 403, 403, 200, 200],
  ],
  ...doorCalls.map(([name, of, , is]): Row => [name, () => of(published), [401, 403, 403, is, is]]),
  ['GET gate-links/', () => get(links()), [401, 403, 403, 200, 200]],
  ['POST gate-links/', () => send('POST', links(), gateLink()), [401, 403, 403, 201, 201]],
  ...['move', 'revoke'].map((what): Row => [
    `POST a gate link’s ${what}/`,
    () => send('POST', `${links()}999999/${what}/`),
    [401, 403, 403, 404, 404],
  ]),
  ...gateRows,
  [
    'POST /payments/initiate/',
    () => send('POST', '/payments/initiate/', { ticket_id: 999_999 }),
    [401, ...strangers],
  ],
  ['GET a payment', () => get('/payments/NZ-1-1/'), [401, ...strangers]],
  ['POST a payment’s check/', () => send('POST', '/payments/NZ-1-1/check/'), [401, ...strangers]],
  [
    'GET /money/payout-account/banks/',
    () => get('/money/payout-account/banks/'),
    [401, 403, 502, 502, 502],
  ],
  [
    'POST /money/payout-account/',
    () => send('POST', '/money/payout-account/', {}),
    [401, 403, 400, 400, 400],
  ],
  ...['code/', 'confirm/'].map((what): Row => [
    `POST /money/payout-account/${what}`,
    () => send('POST', `/money/payout-account/${what}`, { code: '123456' }),
    [401, 403, 409, 409, 409],
  ]),
  ['GET /refunds/', () => get('/refunds/'), [401, 403, 403, 403, 200]],
  ...['retry/', 'settle/'].map((what): Row => [
    `POST a refund’s ${what}`,
    () => send('POST', `/refunds/999999/${what}`, note),
    administrators(404),
  ]),
  ['POST a close', () => send('POST', '/payment-cases/9/close/', note), administrators(404)],
  ...teamRows(() => people['organizer']?.id),
  ['GET an invitation', () => get('/invitations/no-token/'), everybody(404)],
  [
    'POST an invitation’s accept/',
    () => send('POST', '/invitations/no-token/accept/'),
    [401, ...strangers],
  ],
  ['GET /mails/', () => get('/mails/'), [401, 403, 403, 403, 200]],
  ['GET /releases/', () => get('/releases/'), [401, 403, 403, 403, 200]],
  ['GET /jobs/', () => get('/jobs/'), [401, 403, 403, 403, 200]],
  ['POST a job’s retry/', () => send('POST', '/jobs/999999/retry/'), [401, 403, 403, 403, 404]],
  ...deskRows(() => ({ event: published, draft, team: people['organizer']?.id })),
  ['POST a mail’s resend/', () => send('POST', '/mails/999999/resend/'), [401, 403, 403, 403, 404]],
];

describe.each(table)('%s', (_route, request, statuses) => {
  it.each(WHO.map((who, index) => [who, statuses[index]] as const))(
    'answers the %s %d',
    async (who, status) => {
      const as = people[who];
      const response = await api.call({ ...(as && { as }), ...request(who) });
      expect(response.statusCode).toBe(status);
    },
  );

  it('answers a gate link 401 unless it is at the gate', async () => {
    const headers = gateHeaders(...device);
    const response = await api.call({ ...request('attendee'), as: undefined, headers });
    expect(response.statusCode).toBe(statusAtGate(statuses));
  });

  it('answers a suspended account what a visitor gets, or that it is suspended', async () => {
    const as = people['suspended'];
    const response = await api.call({ ...request('attendee'), ...(as && { as }) });
    const route = routeOf(api.app, request('attendee')) ?? '';
    expect([route, response.statusCode]).toEqual([route, statusWhenSuspended(route, statuses)]);
    if (response.statusCode === 403) expect(response.json()['code']).toBe('account_suspended');
  });
});

it('covers every route that the API has', () => {
  const tried = new Set(table.map(([, request]) => routeOf(api.app, request('admin'))));
  const left = routesOf(api.app).filter((route) => !tried.has(route) && !SHOWN_TO_ALL.test(route));
  expect(left).toEqual([]);
});
