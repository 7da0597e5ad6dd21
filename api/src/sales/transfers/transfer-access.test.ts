import { makeUser, type TestUser } from '../../testing/builders';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';

let stage: TestTransfers;
const people: Record<string, TestUser | undefined> = {};
beforeAll(async () => {
  stage = await startTestTransfers();
  people['seller'] = stage.seller;
  people['recipient'] = await makeUser(stage.api.db);
  people['other member'] = await makeUser(stage.api.db);
  people['organizer'] = stage.organizer;
  people['admin'] = await makeUser(stage.api.db, 'ADMIN');
});
afterAll(() => stage.shop.close());

const WHO = ['visitor', 'seller', 'recipient', 'other member', 'organizer', 'admin'] as const;
const holder = { name: 'Bola', email: 'bola@example.test' };

type Call = (id: number) => ['POST' | 'DELETE' | 'GET' | 'PUT', string, object?];

/** A ticket the recipient has accepted into their account; the columns are those of `WHO`. */
const table: [string, Call, (number | string)[]][] = [
  [
    'cancel it',
    (id) => ['POST', `/tickets/${id}/cancel/`],
    [401, 'ticket_transferred', 200, 404, 404, 404],
  ],
  [
    'offer it',
    (id) => ['POST', `/tickets/${id}/transfer/`, holder],
    [401, 'ticket_transferred', 200, 404, 404, 404],
  ],
  [
    'withdraw its offer',
    (id) => ['DELETE', `/tickets/${id}/transfer/`],
    [401, 'ticket_transferred', 'not_offered', 404, 404, 404],
  ],
  [
    'have its mail sent',
    (id) => ['POST', `/tickets/${id}/resend/`],
    [401, 'ticket_transferred', 200, 404, 200, 200],
  ],
  [
    'correct its name',
    (id) => ['PUT', `/tickets/${id}/name/`, { name: 'Ada Obi' }],
    [401, 'ticket_transferred', 200, 404, 200, 200],
  ],
  ['refund it', (id) => ['POST', `/tickets/${id}/refund/`], [401, 403, 403, 403, 200, 200]],
  [
    'pay for it',
    (id) => ['POST', '/payments/initiate/', { ticket_id: id }],
    [401, 'already_paid', 404, 404, 404, 404],
  ],
];

describe.each(table)('who may %s once it was transferred', (_what, request, answers) => {
  it.each(WHO.map((who, index) => [who, answers[index]] as const))(
    'the %s: %s',
    async (who, answer) => {
      const { tickets } = await stage.sold();
      const id = tickets[0]?.id ?? 0;
      const { link } = await stage.offered(id);
      await stage.send('POST', `${link}accept/`, people['recipient'], { into: 'account' });
      const [method, path, payload] = request(id);
      const response = await stage.send(method, path, people[who], payload);
      if (typeof answer === 'number') expect(response.statusCode).toBe(answer);
      else expect([response.statusCode, response.json().code]).toEqual([409, answer]);
    },
  );
});

it('only its owner has it in their tickets', async () => {
  const { tickets } = await stage.sold();
  const id = tickets[0]?.id ?? 0;
  const { link } = await stage.offered(id);
  await stage.send('POST', `${link}accept/`, people['recipient'], { into: 'account' });
  const having = await Promise.all(
    WHO.slice(1).map(async (who) => {
      const person = people[who];
      return person && (await stage.mine(person)).some((ticket) => ticket.id === id) ? who : null;
    }),
  );
  expect(having.filter(Boolean)).toEqual(['recipient']);
});

it('the seller’s error names the new owner', async () => {
  const { tickets } = await stage.sold();
  const id = tickets[0]?.id ?? 0;
  const to = await stage.transferred(id);
  const refused = await stage.send('POST', `/tickets/${id}/cancel/`, stage.seller);
  expect(refused.json().detail).toBe(`You transferred this ticket to ${to.name}. It’s theirs now.`);
});
