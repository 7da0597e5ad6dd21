import { productName } from '@nzuko/contract/brand';
import sharp from 'sharp';
import { drawText, fitText, type Box, type FittedText } from './fitted-text';
import type { Lettering } from './lettering';
import type { PictureFacts } from './picture-facts';
import { PICTURE_FORMATS, PLANS, type PictureFormat, type TicketPlan } from './picture-formats';
import { CANCELLED, INK, LOOKS, MUTED, type Look } from './picture-looks';
import { ground, logo, ticketOn } from './picture-shapes';

export interface Letterings {
  text: Lettering;
  title: Lettering;
}

/** Draws an event's picture as PNG. sharp paints it off the event loop. */
export async function drawPicture(
  facts: PictureFacts,
  format: PictureFormat,
  letterings: Letterings,
): Promise<Buffer> {
  const svg = await svgOf(facts, format, letterings);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The picture as SVG, with all text as outlines. */
export async function svgOf(
  facts: PictureFacts,
  format: PictureFormat,
  letterings: Letterings,
): Promise<string> {
  const { width, height } = PICTURE_FORMATS[format];
  const picture = new PictureDrawing(facts, PLANS[format], letterings);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${await picture.draw()}</svg>`;
}

const DOT_BELOW = '\u0323';

type TextBox = Pick<Box, 'width' | 'sizes'> & Partial<Box>;

class PictureDrawing {
  private readonly look: Look;

  constructor(
    private readonly facts: PictureFacts,
    private readonly plan: TicketPlan,
    private readonly letterings: Letterings,
  ) {
    this.look = LOOKS[facts.category];
  }

  async draw(): Promise<string> {
    const { look, plan } = this;
    const stub = plan.isUpright ? this.lowerStub() : this.sideStub();
    return [ground(look), ticketOn(plan), await this.main(), await stub].join('');
  }

  /** The category, the title, and at the bottom when and where. */
  private async main(): Promise<string> {
    const { facts, look, plan } = this;
    const { x, y, width, height } = plan.main;
    const small = plan.text * 0.86;
    const head = await this.fit('title', facts.category, { width, sizes: [small, small * 0.8] });

    const date = await this.fit('title', facts.date, { width, sizes: [plan.text * 1.14, small] });
    const place = await this.fit('text', facts.place, {
      width,
      sizes: [plan.text, small],
      leading: 1.3,
      maxLines: plan.isUpright ? 3 : 2,
    });
    const gap = plan.text * 0.4;
    const factsTop = y + height - date.height - place.height - (place.height > 0 ? gap : 0);

    const titleTop = y + small * 1.2 + plan.text * 0.7;
    const title = await this.title({
      width,
      height: factsTop - titleTop - plan.text * 0.9,
      sizes: plan.title,
    });
    return [
      paint(look.accent, drawText(head, { x, top: y })),
      paint(INK, drawText(title, { x, top: titleTop })),
      paint(INK, drawText(date, { x, top: factsTop })),
      paint(MUTED, drawText(place, { x, top: factsTop + date.height + gap })),
    ].join('');
  }

  /** A title that can't be drawn at all gives way to the category. */
  private async title(box: TextBox): Promise<FittedText> {
    const { title, category } = this.facts;
    // A dot below one line must not meet an accent above the next.
    const leading = title.normalize('NFD').includes(DOT_BELOW) ? 1.28 : 1.12;
    const fitted = await this.fit('title', title, { leading, ...box });
    if (fitted.lines.length > 0) return fitted;
    return this.fit('title', `${category} event`, { leading, ...box });
  }

  /** The day, the price and the product, one below the other. */
  private async sideStub(): Promise<string> {
    const { facts, look, plan } = this;
    const { x, y, width, height } = plan.stub;
    const centre = { x: x + width / 2, align: 'centre' } as const;
    const inner = width - 56;
    const parts: string[] = [];
    if (facts.day) {
      const { weekday, day, month } = facts.day;
      const rows = [
        { words: weekday, sizes: [26, 20], font: 'text', color: MUTED, top: y + 54 },
        { words: day, sizes: [150, 80], font: 'title', color: look.accent, top: y + 82 },
        { words: month, sizes: [34, 24], font: 'title', color: INK, top: y + 244 },
      ] as const;
      for (const { words, sizes, font, color, top } of rows) {
        const text = await this.fit(font, words, { width: inner, sizes: [...sizes] });
        parts.push(paint(color, drawText(text, { ...centre, top })));
      }
    }
    const box: TextBox = { width: inner, height: 110, leading: 1.12, sizes: [46, 18], maxLines: 2 };
    parts.push(await this.offer(box, { ...centre, middle: y + 372 }));
    parts.push(await this.product(x + width / 2, y + height - 74, 34));
    return parts.join('');
  }

  /** The day and the price beside each other; below them the event's address, since such a picture has no link. */
  private async lowerStub(): Promise<string> {
    const { facts, look, plan } = this;
    const { y, height } = plan.stub;
    const left = plan.main.x;
    const right = left + plan.main.width;
    const middle = y + (height - 110) / 2 + 12;
    const parts: string[] = [];
    let taken = 0;
    if (facts.day) {
      const { weekday, day, month } = facts.day;
      const big = await this.fit('title', day, { width: 220, sizes: [150, 100] });
      const beside = left + lineWidth(big) + 24;
      const above = await this.fit('text', weekday, { width: 260, sizes: [34, 24] });
      const below = await this.fit('title', month, { width: 260, sizes: [42, 28] });
      parts.push(
        paint(look.accent, drawText(big, { x: left - 4, top: middle - 84 })),
        paint(MUTED, drawText(above, { x: beside, top: middle - 44 })),
        paint(INK, drawText(below, { x: beside, top: middle + 2 })),
      );
      taken = beside - left + Math.max(lineWidth(above), lineWidth(below)) + 40;
    }
    const box: TextBox = {
      width: plan.main.width - taken,
      height: 130,
      leading: 1.12,
      sizes: [64, 22],
      maxLines: 2,
    };
    parts.push(await this.offer(box, { x: right, middle, align: 'right' }));
    const foot = y + height - 92;
    const product = await this.product(null, foot, 40);
    const address = await this.fit('text', facts.address, {
      width: plan.main.width - 220,
      sizes: [32, 18],
    });
    parts.push(
      product,
      paint(MUTED, drawText(address, { x: right, top: foot + 4, align: 'right' })),
    );
    return parts.join('');
  }

  /** The price, or that the event is cancelled, in its colour. */
  private async offer(box: TextBox, at: { x: number; middle: number; align: 'centre' | 'right' }) {
    const { price, status } = this.facts;
    const isCancelled = status === 'CANCELLED';
    const text = await this.fit('title', isCancelled ? 'Cancelled' : price, box);
    const top = at.middle - text.height / 2;
    return paint(isCancelled ? CANCELLED : INK, drawText(text, { ...at, top }));
  }

  /** The logo and the name, around `centre`, or at the left of the main part. */
  private async product(centre: number | null, top: number, size: number): Promise<string> {
    const name = await this.fit('title', productName, {
      width: 400,
      sizes: [size * 0.86, size * 0.8],
    });
    const whole = size * 1.35 + lineWidth(name);
    const x = centre === null ? this.plan.main.x : centre - whole / 2;
    const word = drawText(name, { x: x + size * 1.35, top: top + size * 0.04 });
    return logo(x, top, size) + paint(INK, word);
  }

  private async fit(font: keyof Letterings, text: string, box: TextBox): Promise<FittedText> {
    const lettering = this.letterings[font];
    const whole = { height: Infinity, leading: 1, ...(box.maxLines ? {} : oneLine(box)), ...box };
    return fitText(await lettering.words(text), lettering, whole);
  }
}

const oneLine = ({ height }: Partial<Box>) => (height === undefined ? { maxLines: 1 } : {});

const paint = (color: string, drawn: string) => `<g fill="${color}">${drawn}</g>`;

const lineWidth = ({ lines, size }: FittedText) =>
  size * (lines[0] ?? []).reduce((sum, { width }) => sum + width, 0);
