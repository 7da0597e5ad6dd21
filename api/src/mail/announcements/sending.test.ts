import { Jobs } from '../../platform/jobs/jobs';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startMailServer, type MailServer } from '../../testing/mailServer';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { SentAnnouncement } from './announcements-schemas';

let server: MailServer;
let api: TestApp;
let organizer: TestUser;
let eventId: number;
let url: string;

beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApp({ env: { SMTP_URL: server.smtpUrl } });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  api.clock.now = null;
  server.verdict = '250 kept';
  server.at = () => undefined;
  organizer = await makeUser(api.db, 'ORGANIZER');
  eventId = await makeEvent(api.db, { organizer });
  url = `/api/events/${eventId}/announcements/`;
  const payload = {
    event_id: eventId,
    ticket_type: 'STANDARD',
    quantity: 2,
    attendees: [{ name: 'Guest', email: 'guest@example.test' }],
  };
  const buyer = await makeUser(api.db);
  await api.call({ as: buyer, method: 'POST', url: '/api/tickets/purchase/', payload });
  await api.db.deleteFrom('mails').execute();
});

const announce = async () => {
  const payload = { subject: 'Doors open at nine', message: 'Come by the side gate.' };
  const response = await api.call({ method: 'POST', url, payload, as: organizer });
  return response.json<SentAnnouncement>();
};
const sent = async () => (await api.call({ url, as: organizer })).json<SentAnnouncement[]>();
const deliver = () => {
  const { mail, platform } = api.parts;
  return new Jobs({ db: api.db, log: platform.log, tasks: mail.tasks }).runDue('send_mail');
};
const later = () =>
  (api.clock.now = new Date((api.clock.now ?? new Date()).getTime() + 86_400_000));

describe('the emails of an announcement', () => {
  it('count down as they go', async () => {
    expect(await announce()).toMatchObject({ mailed: 2, waiting: 2, failed: 0 });
    server.at = (stage) => {
      if (stage === 'accepted') server.verdict = '451 later';
    };
    await deliver();
    expect(await sent()).toMatchObject([{ mailed: 2, waiting: 1, failed: 0 }]);
    server.verdict = '250 kept';
    later();
    await deliver();
    expect(await sent()).toMatchObject([{ mailed: 2, waiting: 0, failed: 0 }]);
  });

  it('that nobody accepts stop waiting, and wait again once an administrator sends them again', async () => {
    await announce();
    server.verdict = '550 no such person';
    const states = async () => {
      await deliver();
      later();
      return (await sent()).map(({ waiting, failed }) => [waiting, failed]);
    };
    for (let tries = 0; tries < 20 && String(await states()) !== '0,2'; tries += 1);
    expect(await sent()).toMatchObject([{ mailed: 2, waiting: 0, failed: 2 }]);

    const { id } = await api.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    const admin = await makeUser(api.db, 'ADMIN');
    await api.call({ method: 'POST', url: `/api/mails/${id}/resend/`, as: admin });
    expect(await sent()).toMatchObject([{ waiting: 1, failed: 1 }]);
    server.verdict = '250 kept';
    await deliver();
    expect(await sent()).toMatchObject([{ waiting: 0, failed: 1 }]);
  });

  it('that may or may not have arrived wait for nobody', async () => {
    await announce();
    await api.db.updateTable('mails').set({ status: 'UNCONFIRMED' }).execute();
    expect(await sent()).toMatchObject([{ waiting: 0, failed: 2 }]);
  });

  it('are each counted with their own announcement', async () => {
    await announce();
    await deliver();
    await announce();
    expect(await sent()).toMatchObject([{ waiting: 2 }, { waiting: 0 }]);
  });

  it('of a process from before, which didn’t note their announcement, wait for nobody', async () => {
    await api.db
      .insertInto('announcements')
      .values({
        event_id: eventId,
        author_id: organizer.id,
        subject: 'Old',
        message: 'x',
        mailed: 60,
        created_at: new Date(),
      })
      .execute();
    await api.db
      .insertInto('mails')
      .values({ template: 'announcement', recipient: 'guest@example.test', data: '{}' })
      .execute();
    expect(await sent()).toMatchObject([{ mailed: 60, waiting: 0, failed: 0 }]);
  });
});
