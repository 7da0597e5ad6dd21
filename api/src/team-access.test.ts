import type { InjectOptions } from 'fastify';
import { RIGHTS_OF } from './platform/teams/rights';
import { makeEvent, makeUser, type TestUser } from './testing/builders';
import { doorCalls, doorSync, gateLink, get, send, SHOWN_TO_ALL } from './testing/requests';
import { routeOf, routesOf } from './testing/routesOf';
import { startTestApp, type TestApp } from './testing/testApp';

/** Members with accounts of attendees, so that all they may do is what their team lets them do. */
const WHO = [
  'owner',
  'manager',
  'finance',
  'door',
  'manager of another event',
  'former owner',
] as const;
type Who = (typeof WHO)[number];
const LETTERS: Record<string, Who> = { O: 'owner', M: 'manager', F: 'finance', D: 'door' };

let api: TestApp;
let founder: TestUser;
const people = {} as Record<Who, TestUser>;
const ids = { event: 0, draft: 0, foreign: 0, ticket: 0 };
let ticketNumber: string;
let unscannedTicket: { id: number; ticket_number: string };
const refundable = {} as Record<Who, number>;

async function buy(as: TestUser, event_id: number) {
  const payload = { event_id, ticket_type: 'STANDARD' };
  const bought = await api.call({ as, ...send('POST', '/tickets/purchase/', payload) });
  return bought.json<{ id: number; ticket_number: string }>();
}

beforeAll(async () => {
  api = await startTestApp();
  founder = await makeUser(api.db, 'ORGANIZER');
  ids.event = await makeEvent(api.db, { organizer: founder });
  ids.draft = await makeEvent(api.db, { organizer: founder, status: 'DRAFT' });
  const other = await makeEvent(api.db, { organizer: founder });
  ids.foreign = await makeEvent(api.db, { organizer: await makeUser(api.db, 'ORGANIZER') });
  const places = {
    owner: { role: 'OWNER' },
    manager: { role: 'MANAGER' },
    finance: { role: 'FINANCE' },
    door: { role: 'DOOR', event_ids: [ids.event, ids.draft] },
    'manager of another event': { role: 'MANAGER', event_ids: [other] },
    'former owner': { role: 'OWNER', left_at: new Date() },
  } as const;
  for (const who of WHO) {
    people[who] = await makeUser(api.db);
    const place = { event_ids: null, ...places[who] };
    const event_ids = place.event_ids && [...place.event_ids];
    await api.db
      .insertInto('team_members')
      .values({ ...place, event_ids, team_id: founder.id, user_id: people[who].id })
      .execute();
    refundable[who] = (await buy(founder, ids.event)).id;
  }
  const bought = await buy(founder, ids.event);
  ticketNumber = bought.ticket_number;
  ids.ticket = bought.id;
  unscannedTicket = await buy(founder, ids.event);
});
afterAll(() => api.close());

const words = { subject: 'a', message: 'b' };
const scanned = () => ({ ticket_number: ticketNumber });
const unscanned = () => ({ ticket_number: unscannedTicket.ticket_number });

/** A call, the letters of those who may make it, and the status they get; everybody else gets 403. */
type Row = [name: string, request: (who: Who) => InjectOptions, may: string, status: number];

/** About one event: nobody limited to another one may make them. */
const ofEvents: [name: string, request: (event: number) => InjectOptions, may: string, number][] = [
  ['PATCH an event', (id) => send('PATCH', `/events/${id}/`, {}), 'OM', 200],
  ['DELETE an event', (id) => send('DELETE', `/events/${id}/`), 'OM', 409],
  ['GET statistics', (id) => get(`/events/${id}/statistics/`), 'OMF', 200],
  ['GET its sales', (id) => get(`/events/${id}/sales/`), 'OMF', 200],
  ['GET money', (id) => get(`/events/${id}/money/`), 'OF', 200],
  ['GET postings', (id) => get(`/events/${id}/postings/`), 'OF', 200],
  ['GET attendees', (id) => get(`/events/${id}/attendees/`), 'OM', 200],
  ['POST announcements', (id) => send('POST', `/events/${id}/announcements/`, words), 'OM', 201],
  ['GET announcements', (id) => get(`/events/${id}/announcements/`), 'OM', 200],
  ['GET recipients', (id) => get(`/events/${id}/announcements/recipients/`), 'OM', 200],
  ['GET door/', (id) => get(`/events/${id}/door/`), 'OMD', 200],
  ['POST door/sync/', (id) => send('POST', `/events/${id}/door/sync/`, doorSync), 'OMD', 200],
  ...doorCalls,
  ['GET gate-links/', (id) => get(`/events/${id}/gate-links/`), 'OM', 200],
  ['POST gate-links/', (id) => send('POST', `/events/${id}/gate-links/`, gateLink()), 'OM', 201],
  ...(['move', 'revoke'] as const).map(
    (what) =>
      [
        `POST a gate link’s ${what}/`,
        (id: number) => send('POST', `/events/${id}/gate-links/999999/${what}/`),
        'OM',
        404,
      ] as (typeof ofEvents)[number],
  ),
  ...(['record/', 'record.csv'] as const).map((what): (typeof ofEvents)[number] => [
    `GET its ${what}`,
    (id) => get(`/events/${id}/${what}`),
    'OM',
    200,
  ]),
  ['GET its sold tickets', (id) => get(`/tickets/sold/?event=${id}`), 'OMF', 200],
];

/** About one of its tickets. */
const ofTickets: Row[] = [
  [
    'PUT name/',
    () => send('PUT', `/tickets/${unscannedTicket.id}/name/`, { name: 'Ada' }),
    'OM',
    200,
  ],
  ['POST check_in/', () => send('POST', '/tickets/check_in/', scanned()), 'OMD', 200],
  ['POST undo_check_in/', () => send('POST', '/tickets/undo_check_in/', unscanned()), 'OMD', 409],
  ['POST refund/', (who) => send('POST', `/tickets/${refundable[who]}/refund/`), 'OF', 200],
  ['POST resend/', () => send('POST', `/tickets/${ids.ticket}/resend/`), 'OM', 200],
];

/** About some of the team's events, such as those that a member is limited to. */
const ofLists: Row[] = [
  ['GET my_events/', () => get('/events/my_events/'), 'OMFD', 200],
  ['GET ?organizer=me', () => get('/events/?organizer=me'), 'OMFD', 200],
  ['GET all sales', () => get('/events/sales/'), 'OMF', 200],
  ['GET sold tickets', () => get('/tickets/sold/'), 'OMF', 200],
  ['GET all attendees', () => get('/tickets/attendees/?search=ada'), 'OM', 200],
  ['GET all announcements', () => get('/announcements/sent/'), 'OM', 200],
];

const draft = { title: 'abc', description: 'A new draft.', category: 'Other' };
const team = () => `/teams/${founder.id}/`;
const invitation = { email: 'zi@example.test', role: 'DOOR' };

/** About the team as a whole. */
const ofTeams: Row[] = [
  ['POST an event', () => send('POST', '/events/', draft), 'OM', 201],
  ...['', 'postings/', 'payouts/', 'payouts/terms/', 'payout-account/', 'tax-number/'].map(
    (what): Row => [`GET /money/${what}`, () => get(`/money/${what}`), 'OF', 200],
  ),
  ...['pdf', 'csv'].flatMap((format): Row[] => [
    [`GET a month’s ${format}`, () => get(`/money/months/2026-03/statement.${format}`), 'OF', 200],
    [`GET a payout’s ${format}`, () => get(`/money/payouts/9999/statement.${format}`), 'OF', 404],
  ]),
  ['POST a payout', () => send('POST', '/money/payouts/', {}), 'OF', 409],
  ['PUT tax-number/', () => send('PUT', '/money/tax-number/', { tax_number: null }), 'O', 200],
  ['GET banks/', () => get('/money/payout-account/banks/'), 'O', 502],
  ['POST payout-account/', () => send('POST', '/money/payout-account/', {}), 'O', 400],
  ['POST code/', () => send('POST', '/money/payout-account/code/'), 'O', 409],
  [
    'POST confirm/',
    () => send('POST', '/money/payout-account/confirm/', { code: '123456' }),
    'O',
    409,
  ],
  ...['', 'record/', 'record.csv'].map((what): Row => [
    `GET the team ${what}`,
    () => get(`${team()}${what}`),
    'O',
    200,
  ]),
  ['PATCH the team', () => send('PATCH', team(), { requires_two_step: false }), 'O', 200],
  ['POST an invitation', () => send('POST', `${team()}invitations/`, invitation), 'O', 201],
  ['DELETE an invitation', () => send('DELETE', `${team()}invitations/9999/`), 'O', 404],
  [
    'PATCH a member',
    () => send('PATCH', `${team()}members/9999/`, { role: 'DOOR', version: 1 }),
    'O',
    404,
  ],
  ['DELETE a member', () => send('DELETE', `${team()}members/9999/`), 'O', 404],
  ['POST an owner', () => send('POST', `${team()}owner/`, { user_id: 9999 }), 'O', 404],
];

const statusOf = async (who: Who, request: InjectOptions) => {
  const headers = { 'x-team': String(founder.id) };
  return (await api.call({ ...request, as: people[who], headers })).statusCode;
};
const mayOf = (letters: string) => [...letters].map((letter) => LETTERS[letter]);

describe.each([
  ...ofEvents.map(([name, request, ...rest]): Row => [name, () => request(ids.event), ...rest]),
  ...ofTickets,
  ...ofTeams,
])('%s', (_name, request, may, status) => {
  it.each(WHO.map((who) => [who, mayOf(may).includes(who) ? status : 403] as const))(
    'answers the %s %d',
    async (who, expected) => {
      expect(await statusOf(who, request(who))).toBe(expected);
    },
  );
});

describe.each(ofLists)('%s', (_name, request, may, status) => {
  it.each(WHO.map((who) => [who, mayOf(may).includes(who) ? status : 403] as const))(
    'answers the %s %d',
    async (who, forAll) => {
      const isManager = who === 'manager of another event';
      expect(await statusOf(who, request(who))).toBe(isManager ? status : forAll);
    },
  );
});

describe.each(ofEvents)('%s of another organizer', (_name, request) => {
  it.each(WHO)('answers the %s 403', async (who) => {
    expect(await statusOf(who, request(ids.foreign))).toBe(403);
  });
});

describe.each([
  ['GET a draft', (id: number) => get(`/events/${id}/`), 200],
  ['PATCH a draft', (id: number) => send('PATCH', `/events/${id}/`, {}), 200],
  ['POST a draft’s cancel/', (id: number) => send('POST', `/events/${id}/cancel/`), 409],
  ['GET a draft’s picture', (id: number) => get(`/events/${id}/picture.png`), 200],
  ['GET a draft’s door/', (id: number) => get(`/events/${id}/door/`), 200],
])('%s', (_name, request, status) => {
  it.each([
    ['owner', status],
    ['manager', status],
    ['finance', 404],
    ['door', 404],
    ['manager of another event', 404],
    ['former owner', 403],
  ] as const)('answers the %s %d', async (who, expected) => {
    expect(await statusOf(who, request(ids.draft))).toBe(expected);
  });
});

it('is what the table of rights says', () => {
  expect(RIGHTS_OF).toEqual({
    OWNER: [
      'events',
      'messages',
      'guests',
      'sales',
      'figures',
      'money',
      'payout_account',
      'door',
      'gates',
      'team',
    ],
    MANAGER: ['events', 'messages', 'guests', 'sales', 'figures', 'door', 'gates'],
    FINANCE: ['sales', 'figures', 'money'],
    DOOR: ['door'],
  });
});

it('gains nothing by naming a team that one isn’t in, that nobody has, or that is none', async () => {
  const stranger = await makeUser(api.db, 'ORGANIZER');
  for (const named of [String(founder.id), '999999', '0', '-1', 'abc', '99999999999999']) {
    const headers = { 'x-team': named };
    const answer = await api.call({ as: stranger, headers, ...get('/events/my_events/') });
    expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'not_in_team']);
  }
});

/** Calls that involve no team: for everybody, for the user's own things, or for administrators. `access.test.ts` has them. */
const WITHOUT_TEAM = new RegExp(
  [
    String.raw`^\w+ /api/(auth|sessions|telemetry|contact|health|ticket-links|refund-links|payments|orders|disputes|payment-cases|refunds|mails|jobs|record|record\.csv|releases|metrics|desk|invitations|gate)(/|$)`,
    String.raw`^\w+ /api/money/(organizers|desk)(/|$)`,
    String.raw`^POST /api/money/payouts/:id/(approve|refuse|release)`,
    String.raw`^\w+ /api/tickets/(purchase|key|given|:id/(pay-later|cancel|transfer|photo))`,
    String.raw`^\w+ /api/events/(cities|ids|saved|:id/(saved|reports|calendar\.ics))`,
    String.raw`^GET /api/(tickets|teams|announcements|telemetry)/?$`,
    String.raw`^POST /api/announcements/(read|:id/read)`,
  ].join('|'),
);

it('tries every route that a team plays a part in', () => {
  const requests = [
    ...[...ofTickets, ...ofLists, ...ofTeams].map(([, request]) => request('owner')),
    ...ofEvents.map(([, request]) => request(ids.event)),
    ...['', 'picture.png'].map((what) => get(`/events/${ids.draft}/${what}`)),
    send('POST', `/events/${ids.draft}/cancel/`),
  ];
  const tried = new Set(requests.map((request) => routeOf(api.app, request)));
  const left = routesOf(api.app).filter(
    (route) => !tried.has(route) && !SHOWN_TO_ALL.test(route) && !WITHOUT_TEAM.test(route),
  );
  expect(left).toEqual([]);
});
