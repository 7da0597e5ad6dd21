import type { TicketMail } from '../platform/outbox/ticket-mail-content';
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

  it('greets a guest of the door who gave no name as a guest', () => {
    const firstName = 'Guest from the door';
    expect(render({ firstName, atDoor: { isIn: true } }).text).toContain('Welcome, guest!');
    expect(render({ firstName }).text).toContain('See you there, guest!');
  });

  it('expects only who has a ticket at the event, not who booked for others alone', () => {
    const see = 'See you there, Ada!';
    expect(render({ holders: ['Bola'] }).text).not.toContain(see);
    expect(render({ holders: ['Bola'] }).text).toContain('Hello Ada,');
    expect(render({ holders: [null, 'Bola'] }).text).toContain(see);
    expect(render({ holders: ['Ada'], bookedBy: 'Bola Ojo' }).text).toContain(see);
  });

  it('keeps a ticket number on one line', () => {
    const { html } = render({ ticketNumbers: ['TKT-7F3K-22QP-9XYZ'] });
    const unbroken = '<span style="white-space:nowrap">TKT-7F3K-22QP-9XYZ</span>';
    expect(html).toContain(`VIP, ${unbroken}</strong>`);
    expect(html).toContain(`<br>${unbroken}</p>`);
  });

  it('says which of several codes is whose', () => {
    const { text, html } = render({
      ticketNumbers: ['TKT-1', 'TKT-2'],
      holders: [null, 'Bola at evil.com'],
    });
    expect(text).toContain('Tickets: VIP, TKT-1, TKT-2 (Bola at evil.\u200bcom)');
    expect(html).toContain('<br>TKT-1</p>');
    expect(html).toContain('<br>Bola at evil.\u200bcom · TKT-2</p>');
  });

  it('tells somebody who was named on a ticket who booked it', () => {
    const guest = { bookedBy: 'Ada Obi', ticketLinks: ['abc'] };
    expect(render(guest)).toMatchObject({
      subject: 'Ada Obi booked a ticket for you: Lagos JS',
      text: expect.stringContaining(
        'Ada Obi booked a ticket for you. Show the QR code, or the number, at the door.',
      ),
    });
    const { subject, text } = render({ ...guest, ticketNumbers: ['TKT-1', 'TKT-2'] });
    expect(subject).toBe('Ada Obi booked tickets for you: Lagos JS');
    expect(text).toContain('Ada Obi booked 2 tickets for you.');
    expect(text).not.toContain('is booked');
  });

  it.each([
    ['with the fees in it', { fees: '329.97' }, 'Paid: ₦15,329.97, of which ₦329.97 are fees'],
    ['by itself, if its organizer bore them', {}, 'Paid: ₦15,329.97\n'],
  ])('states the sum %s', (_how, fees, line) => {
    expect(render({ paid: { amount: '15329.97', ...fees } }).text).toContain(line);
  });

  it.each<[string, Partial<TicketMail>, string]>([
    ['its reader', {}, 'Go to your tickets, below, and add one that shows your face.'],
    ['whom they named', { holders: ['Bola'] }, 'add one that shows Bola’s face.'],
    ['several people', { ticketNumbers: ['TKT-1', 'TKT-2'] }, 'shows its holder’s face. Add them'],
    ['a guest', { ticketLinks: ['a'] }, 'Open your ticket from its link below and add one that'],
    [
      'a guest with several tickets',
      { ticketLinks: ['a', 'b'], ticketNumbers: ['TKT-1', 'TKT-2'] },
      'shows its holder’s face. Open each ticket from its link below and add a photo.',
    ],
  ])('asks for the photo of %s, if it is checked at the door', (_whose, more, sentence) => {
    const { text } = render({ ...more, needsPhoto: true });
    expect(text).toContain('Photos are checked at the door');
    expect(text).toContain(sentence);
    expect(render(more).text).not.toContain('Photos');
  });

  it('says that friends can add their photos only if some were named', () => {
    const several = { needsPhoto: true, ticketNumbers: ['TKT-1', 'TKT-2'] };
    const friends = 'Friends you named can also add their own from their emails.';
    expect(render(several).text).not.toContain('Friends');
    expect(render({ ...several, holders: [null, 'Bola'] }).text).toContain(friends);
  });

  it('says of one link or several that they work offline', () => {
    const offline = (more: Partial<TicketMail>) =>
      /Once you’ve .*offline too\./.exec(render(more).text.replace(/\s+/g, ' '))?.[0];
    expect(offline({ ticketLinks: ['a'] })).toContain('your ticket from its link, you can open it');
    expect(offline({ ticketLinks: ['a', 'b'], ticketNumbers: ['TKT-1', 'TKT-2'] })).toContain(
      'your tickets from their links, you can open them',
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

describe('the mail about a cancelled ticket', () => {
  it.each([
    [
      'the buyer',
      { cancelledBy: 'Ada Obi' },
      'Ada Obi has cancelled a ticket they booked for you.',
    ],
    ['the organizer', {}, 'The organizer has cancelled one of your tickets.'],
  ])('says that %s cancelled it', (_who, by, sentence) => {
    const data = { firstName: 'Bola', eventTitle: 'Lagos JS', ticketNumber: 'TKT-1', ...by };
    const { text } = renderMail({ template: 'ticket_cancelled', data }, 'https://nzuko.test');
    expect(text).toContain(`${sentence} It won’t be accepted at the door.`);
  });
});
