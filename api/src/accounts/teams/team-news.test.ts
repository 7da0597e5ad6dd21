import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { teamCalls } from '../../testing/teamCalls';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let calls: ReturnType<typeof teamCalls>;
let owner: TestUser;
let member: TestUser;
let team: string;
beforeAll(async () => {
  api = await startTestApp();
  calls = teamCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await makeUser(api.db, 'ORGANIZER');
  member = await makeUser(api.db);
  team = (await calls.show(owner)).name;
  await calls.join(owner, member, { role: 'MANAGER' });
  await api.db.deleteFrom('mails').execute();
});

const call = async (as: TestUser, ...request: Parameters<typeof send>) =>
  expect((await api.call({ as, ...send(...request) })).statusCode).toBeLessThan(300);
const change = async (as: TestUser, userId: number, payload: object) => {
  const { members } = await calls.show(as, owner.id);
  const version = members.find(({ user_id }) => user_id === userId)?.version;
  await call(as, 'PATCH', `/teams/${owner.id}/members/${userId}/`, { ...payload, version });
};
const remove = (as: TestUser, userId: number) =>
  call(as, 'DELETE', `/teams/${owner.id}/members/${userId}/`);

/** Who was mailed what, in order. */
async function mailed() {
  const mails = await api.db
    .selectFrom('mails')
    .select(['template', 'recipient', 'data'])
    .orderBy('id')
    .execute();
  return mails.map((mail) => {
    const { subject, text } = renderMail(mail as MailContent, 'https://nzuko.test');
    return { to: mail.recipient, subject, text };
  });
}

it('tells a member who was removed', async () => {
  await remove(owner, member.id);
  expect(await mailed()).toMatchObject([
    { to: member.email, subject: `You’re no longer in ${team}’s team` },
  ]);
});

it('names the team of somebody without a last name', async () => {
  await api.db.updateTable('users').set({ last_name: '' }).where('id', '=', owner.id).execute();
  await remove(owner, member.id);
  expect(await mailed()).toMatchObject([{ subject: 'You’re no longer in Ada’s team' }]);
});

it('tells a member of another role what they may do now, and of other events alone nothing', async () => {
  await change(owner, member.id, { role: 'DOOR' });
  await change(owner, member.id, { role: 'DOOR', event_ids: null });
  const mails = await mailed();
  expect(mails).toMatchObject([
    { to: member.email, subject: `Your role in ${team}’s team is now door staff` },
  ]);
  expect(mails[0]?.text).toContain('You can now scan tickets at the door.');
});

it('tells every owner who has deleted their account, and with it left the team', async () => {
  await call(member, 'DELETE', '/auth/profile/', { password: PASSWORD });
  const mails = (await mailed()).filter(({ to }) => to === owner.email);
  expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Ada .+ has left your team$/) }]);
});

it('tells every owner who has left, but nobody of what they did themselves', async () => {
  const second = await makeUser(api.db);
  await calls.join(owner, second, { role: 'OWNER' });
  await api.db.deleteFrom('mails').execute();
  await remove(member, member.id);
  const subject = expect.stringMatching(/ has left your team$/) as string;
  const mails = await mailed();
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, second.email].sort());
  expect(mails).toMatchObject([{ subject }, { subject }]);
  await api.db.deleteFrom('mails').execute();
  await change(second, second.id, { role: 'MANAGER' });
  expect(await mailed()).toEqual([]);
});

it('tells the new owner that the team was handed over to them', async () => {
  await call(owner, 'POST', `/teams/${owner.id}/owner/`, { user_id: member.id });
  expect(await mailed()).toMatchObject([
    { to: member.email, subject: `Your role in ${team}’s team is now owner` },
    { to: owner.email, subject: `You handed over ${team}’s team` },
  ]);
});

it('tells whoever handed a team over what to do if it wasn’t them', async () => {
  await call(owner, 'POST', `/teams/${owner.id}/owner/`, { user_id: member.id });
  const text = (await mailed()).find(({ to }) => to === owner.email)?.text;
  expect(text).toMatch(/ team over to Ada Number\d+ and are now a manager\./);
  expect(text).toContain('If this wasn’t you, set a new password right away.');
  expect(text).toContain('Set a new password: https://nzuko.test/reset-password');
});

it('tells every other owner of a handover, also whom it makes nothing new', async () => {
  const [heir, third] = [await makeUser(api.db), await makeUser(api.db)];
  await calls.join(owner, heir, { role: 'OWNER' });
  await calls.join(owner, third, { role: 'OWNER' });
  await api.db.deleteFrom('mails').execute();
  await call(owner, 'POST', `/teams/${owner.id}/owner/`, { user_id: heir.id });
  const mails = (await mailed()).filter(({ to }) => to !== owner.email);
  const subject = `${team} has handed over ${team}’s team`;
  expect(mails.map(({ to }) => to).sort()).toEqual([heir.email, third.email].sort());
  expect(mails).toMatchObject([{ subject }, { subject }]);
  const textTo = (user: TestUser) => mails.find(({ to }) => to === user.email)?.text;
  expect(textTo(heir)).toContain(`${team} has handed ${team}’s team over to you, and is now`);
  expect(textTo(third)).toMatch(/over to Ada Number\d+, and is now a manager/);
});
