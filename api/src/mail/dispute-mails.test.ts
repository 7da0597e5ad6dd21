import type { DisputeMail } from '../platform/outbox/dispute-mail-content';
import { renderMail } from './mail-templates';

const DISPUTE: DisputeMail = {
  firstName: 'Ada',
  news: 'opened',
  concernsTickets: true,
  eventId: 7,
  eventTitle: 'Lagos JS Day',
  timezone: 'Africa/Lagos',
  buyer: 'Bayo Buyer',
  reference: 'order-1',
  amount: '5000.00',
  dueAt: '2027-01-05T11:00:00.000Z',
};
const read = (data: Partial<DisputeMail>) =>
  renderMail(
    { template: 'dispute', data: { ...DISPUTE, ...data } },
    'https://nzuko.test',
    undefined,
    'team@nzuko.test',
  );

describe('mail about a dispute', () => {
  it.each(['opened', 'reminder'] as const)(
    'tells administrators where to answer it, and until when (%s)',
    (news) => {
      const { text, replyTo } = read({ forStaff: true, news });
      expect(text).toContain('Answer by: ');
      expect(text).toContain(
        'Answer the dispute: https://nzuko.test/dashboard?tab=money&part=disputes',
      );
      expect(replyTo).toBeUndefined();
    },
  );

  it('asks the organizer, who can’t answer it, for evidence', () => {
    const { text, replyTo } = read({ forStaff: false });
    expect(text).toContain(
      'If you have evidence that they attended, reply to this email before Tue, 5 Jan 2027, 12:00 WAT.',
    );
    expect(text).not.toContain('Answer');
    expect(text).toContain(
      'See ticket sales: https://nzuko.test/dashboard?tab=ticket-sales&event=7&status=ANY',
    );
    expect(read({ forStaff: false, dueAt: null }).text).toContain('reply to this email.');
    expect(replyTo).toBe('team@nzuko.test');
  });

  it('tells the organizer alone what a lost one took', () => {
    const lost = { news: 'lost', fromBalance: '5000.00' } as const;
    expect(read({ ...lost, forStaff: false }).text).toContain(
      '₦5,000 was taken from your balance.',
    );
    expect(read({ ...lost, forStaff: true }).text).not.toContain('your balance');
    expect(read({ news: 'lost', forStaff: false }).text).not.toContain('your balance');
  });

  it('calls the seats available again only if the event still sells', () => {
    const seats = 'Their tickets are cancelled and their seats are available again.';
    expect(read({ news: 'lost', isEventOver: false }).text).toContain(seats);
    expect(read({ news: 'lost', isEventOver: true }).text).toContain(
      'Their tickets are cancelled.',
    );
    expect(read({ news: 'lost', isEventOver: true }).text).not.toContain('seats');
  });

  it('asks nobody for anything once it was decided', () => {
    for (const forStaff of [true, false]) {
      const { text, replyTo } = read({ forStaff, news: 'won' });
      expect(text).not.toMatch(/answer/i);
      expect(replyTo).toBeUndefined();
    }
  });

  it('that an older release queued stays as it was', () => {
    const { text, replyTo } = read({});
    expect(text).toContain('Answer by: ');
    expect(text).not.toContain('We answer the bank');
    expect(text).toContain('See the event: https://nzuko.test/events/7');
    expect(replyTo).toBeUndefined();
  });
});
