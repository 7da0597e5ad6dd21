import { deskMailBody } from './suspension-mails';

type Facts = { isLifted?: boolean; hasPaid?: boolean; heldUntil?: string };

function mailOf({ isLifted = false, ...facts }: Facts) {
  const event = { eventTitle: 'Lagos JS', eventId: 7, startsAt: '2031-03-01T08:00:00Z' };
  const data = { firstName: 'Ada', timezone: 'Africa/Lagos', isLifted, ...event, ...facts };
  const body = deskMailBody({ template: 'event_suspended', data }, 'https://nzuko.test');
  return { ...body, text: body.paragraphs.join('\n') };
}
const heldUntil = '2031-02-01T09:00:00Z';

it('somebody who paid reads that we hold their money, and can reply', () => {
  const { subject, text, asksForReply } = mailOf({ hasPaid: true });
  expect(subject).toBe('We’re looking into Lagos JS');
  expect(text).toContain('We’re holding the money you paid for yours.');
  expect(text).toContain('reply to this email');
  expect(asksForReply).toBe(true);
});

it('somebody with a free ticket reads nothing of money', () => {
  const { text } = mailOf({});
  expect(text).toContain('Your tickets stay as they are.');
  expect(text).not.toMatch(/money|paid|pay/);
});

it('somebody who hasn’t paid yet reads that they can’t, and until when the seats are held', () => {
  const { text } = mailOf({ heldUntil });
  expect(text).toContain('You can’t pay for your unpaid seats meanwhile, and they’re freed on Sat');
  expect(text).not.toContain('the money you paid');
});

it('the end of it promises no tickets, of which there may be none left, and no reply', () => {
  const { subject, text, asksForReply } = mailOf({ isLifted: true, heldUntil });
  expect(subject).toBe('We’ve finished looking into Lagos JS');
  expect(text).not.toMatch(/on sale/);
  expect(text).toContain('You can pay for your unpaid seats again, until Sat');
  expect(asksForReply).toBe(false);
});
