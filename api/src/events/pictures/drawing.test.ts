import sharp from 'sharp';
import type { EventRow } from '../events-repository';
import { drawPicture, svgOf } from './draw-picture';
import { loadLetterings } from './load-letterings';
import { factsOf, type PictureFacts } from './picture-facts';
import { PICTURE_FORMATS, PLANS, type PictureFormat } from './picture-formats';

const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[];
const TITLE_LETTERS = 255;

const facts: PictureFacts = {
  title: 'Lagos React Meetup',
  category: 'Technology',
  status: 'PUBLISHED',
  day: { weekday: 'Saturday', day: '21', month: 'Nov 2026' },
  date: 'Sat, 21 Nov 2026, 09:00–17:00 WAT',
  place: 'Civic Tower, Victoria Island, Lagos',
  price: '₦2,500',
  address: 'nzuko.example/events/7',
};

const svg = async (changes: Partial<PictureFacts>, format: PictureFormat = 'wide') =>
  svgOf({ ...facts, ...changes }, format, await loadLetterings());

const outlinesOf = (drawn: string) => [...drawn.matchAll(/scale\([^)]*\)" d="([^"]*)"/g)];
const emojiIn = (drawn: string) => [...drawn.matchAll(/<svg x="/g)].length;

/** How often a letter is drawn. */
async function countOf(letter: string, drawn: string): Promise<number> {
  const { title } = await loadLetterings();
  const [outline] = title.plain(letter).map((sign) => sign.draw(0, 0, 1));
  const path = / d="([^"]*)"/.exec(outline ?? '')?.[1];
  return outlinesOf(drawn).filter(([, each]) => each === path).length;
}

/** Every place at which a letter or an emoji is drawn. */
function placesOf(drawn: string): [x: number, y: number][] {
  const letters = drawn.matchAll(/<path transform="translate\(([\d.-]+) ([\d.-]+)\) scale/g);
  const emoji = drawn.matchAll(/<svg x="([\d.-]+)" y="([\d.-]+)"/g);
  return [...letters, ...emoji].map(([, x, y]) => [Number(x), Number(y)]);
}

describe.each(FORMATS)('a %s picture', (format) => {
  it('has its size', async () => {
    const png = await drawPicture(facts, format, await loadLetterings());
    const { width, height } = PICTURE_FORMATS[format];
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it.each([
    ['one word of the widest letters', 'W'.repeat(TITLE_LETTERS), 'W'],
    ['the widest words', 'WWWW '.repeat(51).trim(), 'W'],
    ['letters with two marks', 'ẹ́'.repeat(127), 'ẹ́'],
    ['words of such letters', 'ẹ́ẹ́ẹ́ '.repeat(36).trim(), 'ẹ́'],
  ])('has all of the longest title: %s', async (_case, title, letter) => {
    expect(title.length).toBeLessThanOrEqual(TITLE_LETTERS);
    const place = 'Landmark Event Centre, Water Corporation Road, '.repeat(6).slice(0, 255);
    const drawn = await svg({ title, place, date: '21–23 Nov 2026' }, format);
    expect(await countOf(letter, drawn)).toBe(title.split(letter).length - 1);
    const { ticket } = PLANS[format];
    for (const [x, y] of placesOf(drawn)) {
      expect(x).toBeGreaterThan(ticket.x);
      expect(x).toBeLessThan(ticket.x + ticket.width);
      expect(y).toBeGreaterThan(ticket.y);
      expect(y).toBeLessThan(ticket.y + ticket.height);
    }
  });

  it('draws a title of emoji alone', async () => {
    expect(emojiIn(await svg({ title: '🎉🔥'.repeat(63) }, format))).toBe(126);
  });

  it('ends a place in dots that is too long for it', async () => {
    const long = await svg({ place: 'Landmark Event Centre '.repeat(11) }, format);
    const { text } = await loadLetterings();
    const dots = / d="([^"]*)"/.exec(text.plain('…')[0]?.draw(0, 0, 1) ?? '')?.[1] ?? '-';
    expect(long).toContain(dots);
    expect(await svg({}, format)).not.toContain(dots);
  });
});

describe('text', () => {
  it.each([
    ['joined', '👩🏽‍💻'],
    ['with a tone of skin', '👍🏿'],
    ['a flag', '🇳🇬'],
    ['a keycap', '1️⃣'],
    ['a heart without its variation', '❤'],
    ['newer than the drawings, made of known ones', '👩‍🪫'],
  ])('draws an emoji that is %s once', async (_case, emoji) => {
    const title = `Party ${emoji} time`;
    const drawn = await svg({ title });
    expect(emojiIn(drawn)).toBe(1);
    expect(await countOf('P', drawn)).toBe(1);
  });

  it.each([
    ['another script', 'Lagos 王小明 Meetup', 'Lagos Meetup'],
    ['clothed letters', '𝗟𝗮𝗴𝗼𝘀 Ｍeetup', 'Lagos Meetup'],
    ['hooked letters', 'Ɓala Ɗanƙwai', 'Bala Dankwai'],
    ['foreign marks', 'Lạgơs Mẽẻtup', 'Lagos Meetup'],
    ['controls and lone marks', 'Lagos\u0000\u0007\u200f Meetup \u0489', 'Lagos Meetup'],
    ['half a surrogate', 'Lagos\ud83c Meetup', 'Lagos Meetup'],
    ['nothing that can be drawn', '王小明', 'Technology event'],
  ])('has no blank boxes in place of %s', async (_case, title, drawn) => {
    expect(await svg({ title })).toBe(await svg({ title: drawn }));
  });

  it('bears hundreds of marks on a letter, and markup', async () => {
    const drawn = await svg({ title: `L${'\u0301'.repeat(250)}`, place: '"><script>&amp;' });
    expect(drawn).not.toContain('<script');
    await expect(sharp(Buffer.from(drawn)).metadata()).resolves.toMatchObject({ width: 1200 });
  });
});

describe('what it says', () => {
  const row = {
    id: 7,
    title: 'Lagos React Meetup',
    category: 'Technology',
    status: 'PUBLISHED',
    capacity: 100,
    location: 'Civic Tower, Victoria Island',
    city: 'Lagos',
    start_date: new Date('2026-11-21T22:30:00Z'),
    end_date: new Date('2026-11-21T22:45:00Z'),
    timezone: 'Africa/Lagos',
    taken: 40,
    is_listed: true,
    ticket_types: [
      {
        kind: 'STANDARD',
        price_kobo: 250_000,
        quota: null,
        taken: 20,
        sale_starts: null,
        sale_ends: null,
      },
    ],
  } as EventRow;
  const now = new Date('2026-11-01T08:00:00Z');
  const of = (changes: Partial<EventRow> = {}) =>
    factsOf({ ...row, ...changes }, 'https://nzuko.example', now);
  type Type = Partial<EventRow['ticket_types'][number]>;
  const typed = (...types: Type[]) =>
    of({ ticket_types: types.map((type) => ({ ...row.ticket_types[0], ...type })) as never }).price;
  const priced = (...kobo: number[]) => typed(...kobo.map((price_kobo) => ({ price_kobo })));

  it('is title, date in the event’s zone, place, price and address', () => {
    expect(of()).toEqual({
      ...facts,
      date: 'Sat, 21 Nov 2026, 23:30–23:45 WAT',
      place: 'Civic Tower, Victoria Island, Lagos',
    });
    expect(of({ timezone: 'Europe/Paris' }).date).toMatch(
      /^Sat, 21 Nov 2026, 23:30–23:45 (CET|GMT\+1)$/,
    );
  });

  it('names the days of an event that goes on, and when it starts', () => {
    const days = '21–23 Nov 2026, from 23:30 WAT';
    expect(of({ end_date: new Date('2026-11-23T10:00:00Z') }).date).toBe(days);
    expect(of({ end_date: new Date('2026-11-23T23:00:00Z') }).date).toBe(days);
    expect(of({ end_date: new Date('2026-11-21T23:00:00Z') }).date).toBe(
      'Sat, 21 Nov 2026, 23:30–00:00 WAT',
    );
  });

  it('is free, a price, or from the least to the most', () => {
    expect(priced(0)).toBe('Free');
    expect(priced(250_050)).toBe('₦2,500.50');
    expect(priced(900_000, 250_000)).toBe('₦2,500 – ₦9,000');
    expect(priced(0, 900_000)).toBe('Free – ₦9,000');
  });

  it('is no price at which nobody can buy any more', () => {
    const earlyBird = { kind: 'EARLY_BIRD', price_kobo: 150_000 } as const;
    const [ended, open] = [now.getTime(), now.getTime() + 1];
    expect(typed({}, { ...earlyBird, sale_ends: ended })).toBe('₦2,500');
    expect(typed({}, { ...earlyBird, sale_ends: open })).toBe('₦1,500 – ₦2,500');
    expect(typed({ ...earlyBird, sale_ends: ended })).toBe('₦1,500');
    expect(typed({}, { ...earlyBird, quota: 20 })).toBe('₦2,500');
    expect(typed({}, { ...earlyBird, quota: 21 })).toBe('₦1,500 – ₦2,500');
    expect(typed({}, { ...earlyBird, quota: 20, sale_starts: open })).toBe('₦1,500 – ₦2,500');
    expect(typed({ quota: 20 }, { ...earlyBird, quota: 20 })).toBe('₦1,500 – ₦2,500');
  });

  it('leaves out what a draft has not decided', () => {
    const undecided = { start_date: null, end_date: null, location: '', city: '' } as const;
    const draft = of({ ...undecided, status: 'DRAFT', ticket_types: [] });
    expect(draft).toMatchObject({ day: null, date: 'Date to be announced', place: '', price: '' });
  });

  it('names a city once', () => {
    expect(of({ location: 'Broad Street, Lagos' }).place).toBe('Broad Street, Lagos');
    expect(of({ location: 'Online', city: '' }).place).toBe('Online');
  });

  it.each(FORMATS)('is drawn without date, place and price too (%s)', async (format) => {
    const drawn = await svg({ day: null, place: '', price: '' }, format);
    await expect(sharp(Buffer.from(drawn)).png().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it.each(FORMATS)('says that an event is cancelled, instead of its price (%s)', async (format) => {
    const cancelled = await svg({ status: 'CANCELLED' }, format);
    expect(cancelled).not.toBe(await svg({}, format));
    expect(cancelled).toBe(await svg({ status: 'CANCELLED', price: '₦9' }, format));
  });
});
