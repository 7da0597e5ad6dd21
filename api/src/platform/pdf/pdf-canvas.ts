import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { productName } from '@nzuko/contract/brand';
import { drawableText, wrapText } from '@nzuko/contract/text';
import { loadPdfLibrary } from './pdf-library';

// A4, in points.
const SHORT = 595;
const LONG = 842;
const MARGIN = 44;
const FOOTER = 26;
/** How long a document is drawn before other requests have their turn. */
const TURN_MS = 10;
export const LINE_HEIGHT = 1.35;
const COLORS = { ink: 0x0e1512, brand: 0x0b3b2e, muted: 0x5b6b64, line: 0xd5dbd7 };

export interface Style {
  font: PDFFont;
  size: number;
  color: Color;
}

export interface Place {
  x: number;
  width: number;
  isRight?: boolean;
}

interface PdfParts {
  pdf: PDFDocument;
  fonts: Record<'regular' | 'bold', PDFFont>;
  colors: Record<keyof typeof COLORS, Color>;
  size: [width: number, height: number];
}

/** The pages of a document: text and lines at places, from top to bottom. Any text is drawn as far as the fonts can. */
export class PdfCanvas {
  /** Where the next line's top is. */
  y: number;
  private page: PDFPage;
  private turnBegan = performance.now();
  private readonly letters = new Map<PDFFont, Set<number>>();

  private constructor(private readonly parts: PdfParts) {
    this.page = parts.pdf.addPage(parts.size);
    this.y = this.top();
  }

  static async start(title: string, isLandscape: boolean): Promise<PdfCanvas> {
    const { library, fontkit, regular, bold } = await loadPdfLibrary();
    const pdf = await library.PDFDocument.create();
    pdf.registerFontkit(fontkit);
    pdf.setTitle(title, { showInWindowTitleBar: true });
    pdf.setCreator(productName);
    pdf.setLanguage('en-NG');
    // Figures of one width, so that amounts line up.
    const subset = { subset: true, features: { tnum: true } };
    const fonts = {
      regular: await pdf.embedFont(regular, subset),
      bold: await pdf.embedFont(bold, subset),
    };
    const rgb = (hex: number) =>
      library.rgb((hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255);
    const { ink, brand, muted, line } = COLORS;
    return new PdfCanvas({
      pdf,
      fonts,
      colors: { ink: rgb(ink), brand: rgb(brand), muted: rgb(muted), line: rgb(line) },
      size: isLandscape ? [LONG, SHORT] : [SHORT, LONG],
    });
  }

  style(font: 'regular' | 'bold', size: number, color: 'ink' | 'brand' | 'muted'): Style {
    return { font: this.parts.fonts[font], size, color: this.parts.colors[color] };
  }

  whole(): Place {
    return { x: MARGIN, width: this.parts.size[0] - 2 * MARGIN };
  }

  gap(height: number): void {
    this.y -= height;
  }

  /** Begins a page if there is no room for `height`; true if it did. */
  keep(height: number): boolean {
    if (this.y - height > MARGIN + FOOTER) return false;
    this.page = this.parts.pdf.addPage(this.parts.size);
    this.y = this.top();
    return true;
  }

  rule(width = this.whole().width): void {
    this.gap(5);
    this.line(width);
    this.gap(5);
  }

  line(width = this.whole().width): void {
    const { x } = this.whole();
    const { y } = this;
    const color = this.parts.colors.line;
    this.page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.7, color });
  }

  wrap(text: string, { font, size }: Style, width: number): string[] {
    const widthOf = (part: string) => font.widthOfTextAtSize(part, size);
    return wrapText(this.drawable(text, font), width, widthOf);
  }

  /** Writes a text below everything so far, in as many lines as it takes. */
  write(text: string, style: Style, place: Place): void {
    for (const line of this.wrap(text, style, place.width)) {
      this.keep(style.size * LINE_HEIGHT);
      this.draw(line, style, place);
      this.y -= style.size * LINE_HEIGHT;
    }
  }

  /** Draws one line below `top`; smaller if it doesn't fit. */
  draw(text: string, { font, size, color }: Style, { x, width, isRight }: Place, top = this.y) {
    const drawable = this.drawable(text, font);
    const wide = font.widthOfTextAtSize(drawable, size);
    this.page.drawText(drawable, {
      x: isRight ? x + width - Math.min(wide, width) : x,
      y: top - size,
      size: wide > width ? (size * width) / wide : size,
      font,
      color,
    });
  }

  /** Numbers the pages, with a note beside. */
  async finish(note: string): Promise<Uint8Array> {
    const pages = this.parts.pdf.getPages();
    const style = this.style('regular', 8, 'muted');
    const { x, width } = this.whole();
    for (const [index, page] of pages.entries()) {
      this.page = page;
      const top = FOOTER + style.size;
      this.draw(note, style, { x, width: width - 80 }, top);
      const number = `Page ${index + 1} of ${pages.length}`;
      this.draw(number, style, { x, width, isRight: true }, top);
      await this.breathe();
    }
    // Few objects at a time: each page and each font is one, and takes milliseconds to compress.
    return this.parts.pdf.save({ objectsPerTick: 1 });
  }

  /** Lets other requests have their turn, if it is time. */
  async breathe(): Promise<void> {
    if (performance.now() - this.turnBegan < TURN_MS) return;
    await nextTurn();
    this.turnBegan = performance.now();
  }

  private drawable(text: string, font: PDFFont): string {
    const known = this.letters.get(font) ?? new Set(font.getCharacterSet());
    this.letters.set(font, known);
    return drawableText(text, known);
  }

  private top(): number {
    return this.parts.size[1] - MARGIN;
  }
}
