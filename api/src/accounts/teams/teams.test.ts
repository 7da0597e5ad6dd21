import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { teamCalls } from '../../testing/teamCalls';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let calls: ReturnType<typeof teamCalls>;
let owner: TestUser;
let member: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  calls = teamCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await makeUser(api.db, 'ORGANIZER');
  member = await makeUser(api.db);
});

type Answer = Awaited<ReturnType<TestApp['call']>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json()['code']];
const change = (as: TestUser, userId: number, payload: object, teamId = owner.id) =>
  api.call({ as, ...send('PATCH', `/teams/${teamId}/members/${userId}/`, payload) });
const remove = (as: TestUser, userId: number, teamId = owner.id) =>
  api.call({ as, ...send('DELETE', `/teams/${teamId}/members/${userId}/`) });
const handOver = (as: TestUser, user_id: number, teamId = owner.id) =>
  api.call({ as, ...send('POST', `/teams/${teamId}/owner/`, { user_id }) });
const inTeam = (as: TestUser, path: string, teamId = owner.id) =>
  api.call({ as, ...get(path), headers: { 'x-team': String(teamId) } });
const rolesOf = async (as: TestUser, teamId = owner.id) =>
  Object.fromEntries(
    (await calls.show(as, teamId)).members.map(({ user_id, role }) => [user_id, role]),
  );

describe('every organizer', () => {
  it('owns a team from the start, and an attendee none', async () => {
    const mine = (await api.call({ as: owner, ...get('/teams/') })).json();
    expect(mine).toMatchObject([{ id: owner.id, is_own: true, role: 'OWNER', event_ids: null }]);
    expect((await api.call({ as: member, ...get('/teams/') })).json()).toEqual([]);
  });

  it('has one from when they become an organizer', async () => {
    await api.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', member.id).execute();
    expect((await api.call({ as: member, ...get('/teams/') })).json()).toHaveLength(1);
  });
});

describe('a member limited to one event', () => {
  let first: number;
  let second: number;
  beforeEach(async () => {
    first = await makeEvent(api.db, { organizer: owner, title: 'First' });
    second = await makeEvent(api.db, { organizer: owner, title: 'Second' });
    for (const event_id of [first, second]) {
      const payload = { event_id, ticket_type: 'STANDARD' };
      await api.call({ as: owner, ...send('POST', '/tickets/purchase/', payload) });
    }
    await calls.join(owner, member, { role: 'MANAGER', event_ids: [first] });
  });

  it('sees it alone in every list', async () => {
    const mine = await inTeam(member, '/events/my_events/');
    expect(mine.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['First']);
    const listed = await inTeam(member, '/events/?organizer=me');
    expect(listed.json()).toMatchObject({ count: 1, results: [{ title: 'First' }] });
    for (const query of ['', '?search=ada', '?from=2020-01-01T10:00:00Z']) {
      const sold = await inTeam(member, `/tickets/sold/${query}`);
      expect(sold.json()).toMatchObject({ count: 1, results: [{ event: { id: first } }] });
    }
    const found = await inTeam(member, '/tickets/attendees/?search=ada');
    expect(found.json()).toMatchObject({ count: 1, results: [{ event: { id: first } }] });
    const sales = await inTeam(member, '/events/sales/');
    expect(sales.json()).toMatchObject({ totals: { tickets: 1 }, events: [{ event_id: first }] });
    for (const id of [first, second]) {
      const words = { subject: 'Doors', message: 'At six.' };
      await api.call({ as: owner, ...send('POST', `/events/${id}/announcements/`, words) });
    }
    const sent = await inTeam(member, '/announcements/sent/');
    expect(sent.json()).toMatchObject({ count: 1, results: [{ event: { id: first } }] });
  });

  it('loses the event, and gets the other, with their next call', async () => {
    const attendees = (id: number) =>
      api.call({ as: member, ...get(`/events/${id}/attendees/`) }).then((it) => it.statusCode);
    expect([await attendees(first), await attendees(second)]).toEqual([200, 403]);
    const place = { role: 'MANAGER', event_ids: [second], version: 1 };
    expect((await change(owner, member.id, place)).statusCode).toBe(200);
    expect([await attendees(first), await attendees(second)]).toEqual([403, 200]);
  });

  it('can’t do what concerns the whole team', async () => {
    const draft = { title: 'abc', description: 'A new draft.', category: 'Other' };
    const headers = { 'x-team': String(owner.id) };
    const answer = await api.call({ as: member, headers, ...send('POST', '/events/', draft) });
    expect(refusal(answer)).toEqual([403, 'not_all_events']);
  });
});

it('creates a team’s event in the name of whoever founded it', async () => {
  await calls.join(owner, member, { role: 'MANAGER' });
  const draft = { title: 'abc', description: 'A new draft.', category: 'Other' };
  const headers = { 'x-team': String(owner.id) };
  const made = await api.call({ as: member, headers, ...send('POST', '/events/', draft) });
  expect(made.json()).toMatchObject({ organizer_details: { id: owner.id } });
  const withoutTeam = await api.call({ as: member, ...send('POST', '/events/', draft) });
  expect([withoutTeam.statusCode, withoutTeam.json()['detail']]).toEqual([
    403,
    'You do not have permission to create events. Please contact an administrator.',
  ]);
});

describe('removing a member', () => {
  it('ends what they may do with their next call, which says why', async () => {
    const event = await makeEvent(api.db, { organizer: owner });
    await calls.join(owner, member, { role: 'MANAGER' });
    expect((await inTeam(member, '/tickets/sold/')).statusCode).toBe(200);
    expect((await remove(owner, member.id)).statusCode).toBe(204);
    for (const answer of [
      await inTeam(member, '/tickets/sold/'),
      await api.call({ as: member, ...send('PATCH', `/events/${event}/`, { title: 'Mine' }) }),
      await api.call({ as: member, ...get(`/events/${event}/door/`) }),
    ]) {
      expect(refusal(answer)).toEqual([403, 'not_in_team']);
      expect(answer.json()['detail']).toBe('You’re not, or no longer, in this team.');
    }
    expect((await remove(owner, member.id)).statusCode).toBe(404);
    await calls.join(owner, member, { role: 'DOOR' });
    expect(await rolesOf(owner)).toEqual({ [owner.id]: 'OWNER', [member.id]: 'DOOR' });
  });

  it('is for owners; leaving is for everybody', async () => {
    await calls.join(owner, member, { role: 'MANAGER' });
    expect(refusal(await remove(member, owner.id))).toEqual([403, 'not_in_role']);
    expect((await remove(member, member.id)).statusCode).toBe(204);
    expect(refusal(await remove(member, member.id))).toEqual([403, 'not_in_team']);
  });
});

describe('the last owner', () => {
  it('neither leaves nor is demoted', async () => {
    await calls.join(owner, member, { role: 'MANAGER' });
    expect(refusal(await remove(owner, owner.id))).toEqual([409, 'last_owner']);
    const answer = await change(owner, owner.id, { role: 'MANAGER', version: 1 });
    expect(refusal(answer)).toEqual([409, 'last_owner']);
    expect(answer.json()['detail']).toBe(
      'A team needs an owner, and this is the only one. Make somebody else an owner first.',
    );
  });

  it('stays, when two owners leave, remove or demote each other at once', async () => {
    await calls.join(owner, member, { role: 'OWNER' });
    const both = await Promise.all([remove(owner, owner.id), remove(member, member.id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const left = both[0].statusCode === 409 ? owner : member;
    expect(Object.values(await rolesOf(left))).toEqual(['OWNER']);

    const other = left === owner ? member : owner;
    await calls.join(left, other, { role: 'OWNER' }, owner.id);
    const removals = await Promise.all([remove(left, other.id), remove(other, left.id)]);
    expect(removals.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
  });
});

describe('two owners who change one member', () => {
  it('don’t overwrite each other: the second one looks again', async () => {
    const second = await makeUser(api.db);
    await calls.join(owner, second, { role: 'OWNER' });
    await calls.join(owner, member, { role: 'DOOR' });
    const answers = await Promise.all([
      change(owner, member.id, { role: 'MANAGER', version: 1 }),
      change(second, member.id, { role: 'FINANCE', version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'member_changed',
      detail:
        'Somebody else has just changed this member. Look at what they have now, and change it again.',
    });
    const won = answers[0].statusCode === 200 ? 'MANAGER' : 'FINANCE';
    expect((await rolesOf(owner))[member.id]).toBe(won);
  });
});

describe('handing over', () => {
  it('makes the other an owner of everything, and oneself a manager', async () => {
    const event = await makeEvent(api.db, { organizer: owner });
    await calls.join(owner, member, { role: 'DOOR', event_ids: [event] });
    expect((await handOver(owner, member.id)).json()).toMatchObject({ role: 'MANAGER' });
    expect(await rolesOf(member)).toEqual({ [owner.id]: 'MANAGER', [member.id]: 'OWNER' });
    expect((await inTeam(member, '/money/')).statusCode).toBe(200);
    expect(refusal(await api.call({ as: owner, ...get('/money/') }))).toEqual([403, 'not_in_role']);
    expect((await remove(member, owner.id)).statusCode).toBe(204);
    const mine = await api.call({ as: owner, ...get('/events/my_events/') });
    expect([mine.statusCode, mine.json()]).toEqual([200, []]);
    expect((await api.call({ as: owner, ...get('/money/') })).statusCode).toBe(403);
  });

  it('twice at once has one outcome', async () => {
    const second = await makeUser(api.db);
    await calls.join(owner, member, { role: 'DOOR' });
    await calls.join(owner, second, { role: 'DOOR' });
    const answers = await Promise.all([handOver(owner, member.id), handOver(owner, second.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('to oneself or a stranger is refused', async () => {
    expect((await handOver(owner, owner.id)).statusCode).toBe(400);
    expect((await handOver(owner, member.id)).statusCode).toBe(404);
  });
});

describe('deleting an account', () => {
  const erase = (as: TestUser) =>
    api.call({ as, ...send('DELETE', '/auth/profile/', { password: PASSWORD }) });

  it('waits until nobody else is in one’s team, and ends one’s memberships', async () => {
    await calls.join(owner, member, { role: 'DOOR' });
    expect(refusal(await erase(owner))).toEqual([409, 'team_left']);
    expect((await erase(member)).statusCode).toBe(204);
    expect(await rolesOf(owner)).toEqual({ [owner.id]: 'OWNER' });
    expect((await erase(owner)).statusCode).toBe(204);
  });

  it('is refused to the only owner of another’s team, and to its founder', async () => {
    await calls.join(owner, member, { role: 'DOOR' });
    await handOver(owner, member.id);
    expect(refusal(await erase(member))).toEqual([409, 'last_owner']);
    await remove(owner, owner.id);
    expect(refusal(await erase(owner))).toEqual([409, 'team_left']);
  });
});
