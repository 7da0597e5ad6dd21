import { renderMail } from './mail-templates';

const now = {
  eventId: 7,
  eventTitle: 'Owambe Night',
  startsAt: '2031-03-08T18:00:00.000Z',
  endsAt: '2031-03-08T22:00:00.000Z',
  timezone: 'Africa/Lagos',
  location: 'Freedom Park, Lagos',
};
const mailOf = (before: object | undefined, isRetimed = true, isMoved = false) =>
  renderMail(
    {
      template: 'event_changed',
      data: {
        ...now,
        firstName: 'Ada',
        isRetimed,
        isMoved,
        ...(before && { before: { ...now, ...before } }),
      },
    },
    'http://localhost',
  ).text;

describe('the mail about an event that was changed', () => {
  it('says when it was to start before', () => {
    const text = mailOf({
      startsAt: '2031-03-01T18:00:00.000Z',
      endsAt: '2031-03-01T22:00:00.000Z',
    });
    expect(text).toMatch(/Starts: Sat, 8 Mar 2031, 19:00 WAT/);
    expect(text).toMatch(/Previous start: Sat, 1 Mar 2031, 19:00 WAT/);
    expect(text).toMatch(/Previous end: Sat, 1 Mar 2031, 23:00 WAT/);
    expect(text).not.toContain('Previous venue');
  });

  it('says where it was to be before, and nothing of a time that has stayed', () => {
    const text = mailOf({ location: 'Civic Tower, Lagos' }, false, true);
    expect(text).toContain('Previous venue: Civic Tower, Lagos');
    expect(text).not.toMatch(/Previous (doors|start|end)/);
  });

  it('says nothing of before if it was queued without it', () => {
    expect(mailOf(undefined)).not.toContain('Previous');
  });
});

describe('the mail about an event that was cancelled', () => {
  const cancelled = (more: object = {}) =>
    renderMail(
      { template: 'event_cancelled', data: { ...now, firstName: 'Ada', message: '', ...more } },
      'http://localhost',
    ).text.replaceAll(/\s+/g, ' ');
  const refunded = 'refunded to their original payment method';
  const asked = 'please ask them for your money back';

  it.each([
    ['who bought online', {}, [refunded], [asked]],
    ['who paid at the door', { hasPaidAtDoor: true, isGuestOfDoor: true }, [asked], [refunded]],
    ['who did both', { hasPaidAtDoor: true }, [refunded, asked], []],
    ['who got in as a guest', { isGuestOfDoor: true }, [], [refunded, asked]],
  ])('tells somebody %s where their money comes from', (_who, data, said, unsaid) => {
    for (const words of said) expect(cancelled(data)).toContain(words);
    for (const words of unsaid) expect(cancelled(data)).not.toContain(words);
  });

  it('says what the organizer wrote after everything of ours, each line by itself', () => {
    const data = { ...now, firstName: 'Ada', message: 'The hall flooded.\n\nSee you\nin May.' };
    const { html, text } = renderMail({ template: 'event_cancelled', data }, 'http://localhost');
    expect(text).toContain(
      'If that’s you, we’ll email you about it.\n\nThe organizer writes:\n\nThe hall flooded.\n\nSee you\n\nin May.\n\n',
    );
    expect(html).toContain('<p>See you</p>\n<p>in May.</p>');
    expect(cancelled()).not.toContain('writes');
  });
});
