import type { TicketMail } from '../platform/outbox/mail-content';
import { renderMail } from './mail-templates';

const render = (more: Partial<TicketMail> = {}) =>
  renderMail(
    {
      template: 'ticket',
      data: {
        firstName: 'Ada',
        eventId: 7,
        eventTitle: 'Lagos JS',
        startsAt: '2026-12-31T22:30:00.000Z',
        timezone: 'Africa/Lagos',
        location: '1 Broad Street, Lagos',
        ticketNumbers: ['TKT-1'],
        ticketType: 'VIP',
        ...more,
      },
    },
    'https://nzuko.test',
  );

describe('a ticket mail', () => {
  it('says what type the tickets are of', () => {
    expect(render().text).toContain('Ticket: VIP, TKT-1');
    expect(render({ ticketNumbers: ['TKT-1', 'TKT-2'] }).text).toContain(
      'Tickets: VIP, TKT-1, TKT-2',
    );
  });

  it('leads people with an account to their tickets first, then to the event', () => {
    const { text, html } = render();
    expect(text).toMatch(
      /See your tickets: https:\/\/nzuko\.test\/dashboard\?tab=my-tickets\s+See the event: https:\/\/nzuko\.test\/events\/7$/,
    );
    expect(html.indexOf('See your tickets')).toBeLessThan(html.indexOf('See the event'));
  });

  it('leads holders who may have none to their tickets’ own links', () => {
    const { text } = render({ ticketLinks: ['abc'] });
    expect(text).toContain('Open your ticket: https://nzuko.test/t/abc');
    expect(text).not.toContain('See your tickets');
  });

  it('is as wide as the phone that it is read on', () => {
    expect(render().html).toContain('<meta name="viewport" content="width=device-width">');
  });
});
