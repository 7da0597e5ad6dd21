/** @jest-environment node */
import { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { qrSymbol } from '@nzuko/shared-ui/parts';

import { buildTicket } from '../../../../test/builders';
import { ticketPdf } from './ticketPdf';

// Node's types stay out of browser code; only this test reads files.
declare const __dirname: string;
interface FileSystem {
  readFileSync: (path: string) => Uint8Array<ArrayBuffer>;
}
const { readFileSync } = jest.requireActual<FileSystem>('node:fs');
const fontFile = (name: string) => readFileSync(`${__dirname}/../../../../../fonts/${name}`);
/** One black pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const namePng = jest.fn(
  async (_name: string) => Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)).buffer,
);
const fonts = {
  namePng,
  regular: new Uint8Array(fontFile('figtree-regular.ttf')).buffer,
  bold: new Uint8Array(fontFile('bricolage-bold.ttf')).buffer,
};

test('the PDF of a ticket is one page, titled by event and number', async () => {
  const bytes = await ticketPdf(buildTicket({}, { title: 'Ẹ̀kọ́ Night' }), 'Adébáyọ̀ Ọláìyá', fonts);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe('Ẹ̀kọ́ Night: ticket NZ-7F3K-22QP');
});

test.each([
  ['محمد علي', true],
  ['王小明', true],
  ['Adébáyọ̀ Ọláìyá 🎉', false],
])(
  'the name %s is drawn as a picture, if the fonts lack its script: %s',
  async (name, isPicture) => {
    const drawText = jest.spyOn(PDFPage.prototype, 'drawText');
    const drawImage = jest.spyOn(PDFPage.prototype, 'drawImage');
    namePng.mockClear();
    await ticketPdf(buildTicket(), name, fonts);
    expect(namePng.mock.calls).toEqual(isPicture ? [[name]] : []);
    expect(drawImage).toHaveBeenCalledTimes(isPicture ? 1 : 0);
    expect(drawText.mock.calls.map(([line]) => line).join()).not.toContain('?');
    jest.restoreAllMocks();
  },
);

test.each([
  [20, 20, 240],
  [255, 80, 240],
  [255, 255, 200],
])(
  'the code of an event with a title of %s letters and a place of %s is on the page, at least %s pt wide',
  async (title, location, least) => {
    const path = jest.spyOn(PDFPage.prototype, 'drawSvgPath');
    const text = jest.spyOn(PDFPage.prototype, 'drawText');
    const words = (length: number) => 'Lagos Tech Nights '.repeat(20).slice(0, length);
    const event = { title: words(title), location: words(location) };
    await ticketPdf(buildTicket({}, event), words(60), fonts);
    const [[shape, { y = 0, scale = 0 } = {}] = []] = path.mock.calls;
    const { side } = await qrSymbol(buildTicket().qr_payload ?? '');
    expect(shape).toBeDefined();
    expect(side * scale).toBeGreaterThanOrEqual(least);
    expect(y - side * scale).toBeGreaterThan(28);
    const lowest = Math.min(...text.mock.calls.map(([, options]) => options?.y ?? 0));
    expect(lowest).toBeGreaterThan(14);
    jest.restoreAllMocks();
  },
);

test('the PDF says when to come: the day, and when doors open', async () => {
  const drawText = jest.spyOn(PDFPage.prototype, 'drawText');
  const times = {
    doors_open: '2031-03-01T07:15:00.000Z',
    start_date: '2031-03-01T08:00:00.000Z',
    end_date: '2031-03-01T14:00:00.000Z',
  };
  await ticketPdf(buildTicket({}, times), 'Ada Obi', fonts);
  expect(drawText.mock.calls.map(([line]) => line)).toEqual(
    expect.arrayContaining(['Sat, 1 Mar 2031, 09:00–15:00 WAT', 'Doors open 08:15 WAT']),
  );
  drawText.mockRestore();
});

test.each(['figtree-regular.ttf', 'bricolage-bold.ttf'])(
  '%s draws each letter of Yoruba and Igbo with its tones as one glyph, and the naira sign',
  (name) => {
    const font = fontkit.create(fontFile(name));
    const letters = ['₦', ...'ẹọṣịụṅ', ...'áàéèíìóòúùǹń', 'ẹ́', 'ẹ̀', 'ọ́', 'ọ̀', 'Ọ̀'];
    for (const letter of letters) {
      const { glyphs } = font.layout(letter.normalize('NFC'));
      expect([letter, glyphs.length, glyphs[0]?.id === 0]).toEqual([letter, 1, false]);
    }
  },
);
