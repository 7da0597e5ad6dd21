import { startBanner } from './startBanner';

const site = 'http://localhost:3000';

test('a started site says where it is, who can sign in, and where its mail is', () => {
  expect(startBanner(site, {})).toBe(`
  Nzuko is at   http://localhost:3000

  Sign in as    organizer@demo.test   attendee@demo.test   admin@demo.test
  Password      Demo1234
  Mail outbox   http://localhost:3000/api/dev/outbox
  API docs      http://localhost:3000/api/docs

  Press Ctrl-C to stop.
`);
});

test('without the demo nobody is told to sign in as its people', () => {
  expect(startBanner(site, { SEED_DEMO: 'false' })).not.toMatch(/demo\.test|Demo1234/);
});

test('with a mail server there is no outbox to look into', () => {
  expect(startBanner(site, { SMTP_URL: 'smtp://mail.example' })).not.toContain('outbox');
});
