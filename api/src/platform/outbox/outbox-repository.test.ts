import { toSend } from './outbox-repository';

it.each(['event_changed', 'event_cancelled', 'event_suspended', 'report_handled', 'announcement'])(
  '%s goes to many, so it waits for mail that somebody is waiting for',
  (template) => {
    const later = toSend({ id: 1, template }).priority;
    for (const waitedFor of ['ticket', 'verify_email', 'password_reset']) {
      expect(later).toBeGreaterThan(toSend({ id: 2, template: waitedFor }).priority);
    }
  },
);
