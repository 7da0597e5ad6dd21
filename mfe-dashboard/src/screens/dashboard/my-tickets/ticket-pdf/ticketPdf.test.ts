/** @jest-environment node */
import { PDFDocument } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

import { buildTicket } from '../../../../test/builders';
import { ticketPdf } from './ticketPdf';

// The types of Node stay out of a program for the browser; this test alone reads files.
declare const __dirname: string;
interface FileSystem {
  readFileSync: (path: string) => Uint8Array<ArrayBuffer>;
}
const { readFileSync } = jest.requireActual<FileSystem>('node:fs');
const fontFile = (name: string) => readFileSync(`${__dirname}/../../../../../fonts/${name}`);
const fonts = {
  regular: new Uint8Array(fontFile('figtree-regular.ttf')).buffer,
  bold: new Uint8Array(fontFile('bricolage-bold.ttf')).buffer,
};

test('the PDF of a ticket is one page, titled by event and number', async () => {
  const bytes = await ticketPdf(buildTicket({}, { title: 'Ẹ̀kọ́ Night' }), 'Adébáyọ̀ Ọláìyá', fonts);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe('Ẹ̀kọ́ Night: ticket NZ-7F3K-22QP');
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
