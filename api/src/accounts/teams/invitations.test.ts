import { sql } from 'kysely';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { teamCalls } from '../../testing/teamCalls';
import { startTestApp, type TestApp } from '../../testing/testApp';

const DAY = 24 * 60 * 60 * 1000;

let api: TestApp;
let calls: ReturnType<typeof teamCalls>;
let owner: TestUser;
let guest: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  calls = teamCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await makeUser(api.db, 'ORGANIZER');
  guest = await makeUser(api.db);
});
afterEach(() => {
  api.clock.now = null;
});

const refusal = (answer: Awaited<ReturnType<TestApp['call']>>) => [
  answer.statusCode,
  answer.json()['code'],
  answer.json()['detail'],
];
const open = (token: string) => api.call(get(`/invitations/${token}/`));
const teamsOf = async (as: TestUser) =>
  (await api.call({ as, ...get('/teams/') })).json<{ id: number; role: string }[]>();

describe('an invitation', () => {
  it('says what it is, and makes whoever was invited a member', async () => {
    const event = await makeEvent(api.db, { organizer: owner, title: 'GoLagos' });
    const place = { role: 'DOOR' as const, event_ids: [event, event] };
    expect((await calls.invite(owner, guest.email.toUpperCase(), place)).statusCode).toBe(201);
    const token = await calls.mailedToken(guest.email.toUpperCase());
    expect((await open(token)).json()).toMatchObject({
      role: 'DOOR',
      email: guest.email.toUpperCase(),
      events: ['GoLagos'],
    });
    const answer = await calls.accept(guest, token);
    expect(answer.json()).toEqual({
      id: owner.id,
      name: expect.stringMatching(/^Ada Number\d+$/),
      is_own: false,
      lacks_two_step: false,
      role: 'DOOR',
      rights: ['door'],
      event_ids: [event],
    });
    expect(await teamsOf(guest)).toEqual([answer.json()]);
    expect((await calls.show(owner)).invitations).toEqual([]);
  });

  it('shows that the address is theirs', async () => {
    const invited = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    await calls.join(owner, invited, { role: 'DOOR' });
    const profile = await api.call({ as: invited, ...get('/auth/profile/') });
    expect(profile.json()['email_verified']).toBe(true);
  });

  it('is only for the invited address', async () => {
    await calls.invite(owner, guest.email, { role: 'OWNER' });
    const token = await calls.mailedToken(guest.email);
    const other = await makeUser(api.db);
    expect(refusal(await calls.accept(other, token))).toEqual([
      403,
      'other_address',
      `This invitation is for ${guest.email}, and you’re signed in as ${other.email}. Sign in with the invited address.`,
    ]);
    expect(await teamsOf(other)).toEqual([]);
    expect((await calls.accept(guest, token)).statusCode).toBe(200);
  });

  it('works once, however often it is accepted at once, and answers the same person the same', async () => {
    await calls.invite(owner, guest.email, { role: 'MANAGER' });
    const token = await calls.mailedToken(guest.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.accept(guest, token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await calls.show(owner)).members).toHaveLength(2);
    expect(refusal(await open(token))).toEqual([
      410,
      'invitation_used',
      'This invitation has been used already.',
    ]);
    // Not a way back into the team.
    await api.call({ as: owner, ...send('DELETE', `/teams/${owner.id}/members/${guest.id}/`) });
    expect(refusal(await calls.accept(guest, token))[1]).toBe('invitation_used');
    expect(await teamsOf(guest)).toEqual([]);
  });

  it('works for seven days', async () => {
    api.clock.now = new Date('2030-05-01T08:00:00Z');
    await calls.invite(owner, guest.email, { role: 'DOOR' });
    const token = await calls.mailedToken(guest.email);
    api.clock.now = new Date(Date.parse('2030-05-01T08:00:00Z') + 7 * DAY);
    for (const answer of [await open(token), await calls.accept(guest, token)]) {
      expect(refusal(answer)).toEqual([
        410,
        'invitation_expired',
        'This invitation has expired. Ask whoever invited you for a new one.',
      ]);
    }
    expect((await calls.show(owner)).invitations).toMatchObject([{ has_expired: true }]);
    api.clock.now = new Date(api.clock.now.getTime() - 1);
    expect((await calls.accept(guest, token)).statusCode).toBe(200);
  });

  it('ends at once when it is withdrawn, also for a page that shows it', async () => {
    await calls.invite(owner, guest.email, { role: 'DOOR' });
    const token = await calls.mailedToken(guest.email);
    expect((await open(token)).statusCode).toBe(200);
    const [invitation] = (await calls.show(owner)).invitations;
    const path = `/teams/${owner.id}/invitations/${invitation?.id}/`;
    const withdraw = () => api.call({ as: owner, ...send('DELETE', path) });
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([204, 204]);
    expect(refusal(await calls.accept(guest, token))).toEqual([
      410,
      'invitation_revoked',
      'This invitation was withdrawn, or replaced by a newer one. Ask whoever invited you.',
    ]);
  });

  it('is replaced by the next one to the same address', async () => {
    await calls.invite(owner, guest.email, { role: 'OWNER' });
    const first = await calls.mailedToken(guest.email);
    await calls.invite(owner, guest.email, { role: 'DOOR' });
    expect(refusal(await calls.accept(guest, first))[1]).toBe('invitation_revoked');
    const token = await calls.mailedToken(guest.email);
    expect((await calls.accept(guest, token)).json()).toMatchObject({ role: 'DOOR' });
  });

  it('that was accepted can’t be withdrawn', async () => {
    await calls.invite(owner, guest.email, { role: 'DOOR' });
    const [invitation] = (await calls.show(owner)).invitations;
    await calls.accept(guest, await calls.mailedToken(guest.email));
    const path = `/teams/${owner.id}/invitations/${invitation?.id}/`;
    const answer = await api.call({ as: owner, ...send('DELETE', path) });
    expect(refusal(answer)).toEqual([
      409,
      'invitation_used',
      'They have just accepted it. You can remove them from the team.',
    ]);
  });

  it('is either accepted or withdrawn when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invited = await makeUser(api.db);
      await calls.invite(owner, invited.email, { role: 'DOOR' });
      const token = await calls.mailedToken(invited.email);
      const [invitation] = (await calls.show(owner)).invitations;
      const path = `/teams/${owner.id}/invitations/${invitation?.id}/`;
      const [accepted, withdrawn] = await Promise.all([
        calls.accept(invited, token),
        api.call({ as: owner, ...send('DELETE', path) }),
      ]);
      const isIn = (await teamsOf(invited)).length === 1;
      expect([accepted.statusCode, withdrawn.statusCode]).toEqual(isIn ? [200, 409] : [410, 204]);
    }
  });
});

describe('the open invitation of an owner', () => {
  let inviter: TestUser;
  let token: string;
  beforeEach(async () => {
    inviter = await makeUser(api.db);
    await calls.join(owner, inviter, { role: 'OWNER' });
    await calls.invite(inviter, guest.email, { role: 'OWNER' }, owner.id);
    token = await calls.mailedToken(guest.email);
  });
  const inviters = () => `/teams/${owner.id}/members/${inviter.id}/`;

  it.each([
    ['is removed', () => api.call({ as: owner, ...send('DELETE', inviters()) })],
    ['leaves', () => api.call({ as: inviter, ...send('DELETE', inviters()) })],
    [
      'is given another role',
      () => {
        const place = { role: 'MANAGER', version: 1 };
        return api.call({ as: owner, ...send('PATCH', inviters(), place) });
      },
    ],
    [
      'hands the team over',
      () => {
        const path = `/teams/${owner.id}/owner/`;
        return api.call({ as: inviter, ...send('POST', path, { user_id: owner.id }) });
      },
    ],
    [
      'deletes their account',
      () => {
        const payload = { password: PASSWORD };
        return api.call({ as: inviter, ...send('DELETE', '/auth/profile/', payload) });
      },
    ],
  ])('ends when its sender %s', async (_what, end) => {
    expect((await open(token)).statusCode).toBe(200);
    expect((await calls.show(owner)).invitations).toHaveLength(1);
    expect((await end()).statusCode).toBeLessThan(300);
    for (const answer of [await open(token), await calls.accept(guest, token)]) {
      expect(refusal(answer).slice(0, 2)).toEqual([410, 'invitation_revoked']);
    }
    expect(await teamsOf(guest)).toEqual([]);
    expect((await calls.show(owner)).invitations).toEqual([]);
  });

  it('can be followed by another owner’s to the same address', async () => {
    await api.call({ as: owner, ...send('DELETE', inviters()) });
    expect((await calls.invite(owner, guest.email, { role: 'DOOR' })).statusCode).toBe(201);
    expect(refusal(await calls.accept(guest, token))[1]).toBe('invitation_revoked');
    const next = await calls.mailedToken(guest.email);
    expect((await calls.accept(guest, next)).statusCode).toBe(200);
  });
});

describe('inviting', () => {
  it.each([
    ['nobody', { email: 'not an address', role: 'DOOR' }, 'email'],
    ['to no events', { email: 'zi@example.test', role: 'DOOR', event_ids: [] }, 'event_ids'],
    ['to no event', { email: 'zi@example.test', role: 'DOOR', event_ids: [999_999] }, 'event_ids'],
    ['with no role', { email: 'zi@example.test', role: 'BOSS' }, 'role'],
  ])('%s is refused', async (_what, payload, field) => {
    const path = `/teams/${owner.id}/invitations/`;
    const answer = await api.call({ as: owner, ...send('POST', path, payload) });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
  });

  it('to another organizer’s event is refused, and an owner to only some', async () => {
    const foreign = await makeEvent(api.db, { organizer: await makeUser(api.db, 'ORGANIZER') });
    const own = await makeEvent(api.db, { organizer: owner });
    const toForeign = { role: 'DOOR' as const, event_ids: [own, foreign] };
    expect((await calls.invite(owner, guest.email, toForeign)).json()).toEqual({
      event_ids: ['These aren’t all events of this team'],
    });
    const ofSome = { role: 'OWNER' as const, event_ids: [own] };
    expect((await calls.invite(owner, guest.email, ofSome)).json()).toEqual({
      event_ids: ['An owner has all events'],
    });
  });

  it('a member is refused', async () => {
    await calls.join(owner, guest, { role: 'DOOR' });
    const answer = await calls.invite(owner, guest.email, { role: 'MANAGER' });
    expect(refusal(answer).slice(0, 2)).toEqual([409, 'already_member']);
  });

  it('needs a verified address, and counts as mail to other people', async () => {
    const unverified = await makeUser(api.db, 'ORGANIZER', { isVerified: false });
    const answer = await calls.invite(unverified, guest.email, { role: 'DOOR' });
    expect(refusal(answer).slice(0, 2)).toEqual([403, 'email_unverified']);
    await calls.invite(owner, guest.email, { role: 'DOOR' });
    const { rows: reach } =
      await sql`SELECT mails FROM mail_reach WHERE user_id = ${owner.id}`.execute(api.db);
    expect(reach).toEqual([{ mails: 1 }]);
  });

  it('ends at fifty members and invitations, also when several come at once', async () => {
    const rows = Array.from({ length: 47 }, (_each, at) => ({
      team_id: owner.id,
      email: `many${at}@example.test`,
      role: 'DOOR' as const,
      token_hash: Buffer.from(`${owner.id} ${at}`),
      invited_by: owner.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + DAY),
    }));
    await api.db.insertInto('team_invitations').values(rows).execute();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => calls.invite(owner, `more${at}@example.test`, { role: 'DOOR' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 409, 409]);
  });
});
