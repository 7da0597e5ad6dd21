import { hookedLetters } from '@nzuko/contract/text';
import type { DrawnFont } from 'fontkit';
import { drawingOf } from './emoji';

/** A letter with its marks, or an emoji: its width, and how it is drawn from a place on the base line, both in em. */
interface Sign {
  width: number;
  draw(x: number, y: number, size: number): string;
}

export type Word = Sign[];

const EMOJI_WIDTH = 1.18;
const EMOJI_SIDE = 1.06;
/** How far an emoji reaches below the base line. */
const EMOJI_DEPTH = 0.2;

/** Text in one font, as outlines: a picture then looks alike on every machine, whatever fonts it has. */
export class Lettering {
  private readonly known = new Map<string, Word>();

  constructor(private readonly font: DrawnFont) {}

  /**
   * The words of a text, as far as they can be drawn: a word in a script that the font lacks is left out, as are lone marks
   * and controls, so that no picture has blank boxes.
   */
  async words(text: string): Promise<Word[]> {
    const words: Word[] = [];
    for (const word of text.normalize('NFC').split(/\s+/u)) {
      const signs = word === '' ? null : await this.wordOf(word);
      if (signs && signs.length > 0) words.push(signs);
    }
    return words;
  }

  /** A word that is known to be drawable, such as an ellipsis. */
  plain(text: string): Word {
    const { font } = this;
    const known = this.known.get(text);
    if (known) return known;
    const { glyphs, positions } = font.layout(text);
    const em = font.unitsPerEm;
    const signs: Word = [];
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      const outline = (x: number, y: number, size: number) => {
        const scale = size / em;
        const at = `${round(x + xOffset * scale)} ${round(y - yOffset * scale)}`;
        return `<path transform="translate(${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`;
      };
      const before = signs.at(-1);
      if (glyph.isMark && before) {
        // A mark stays with its letter wherever a line is broken.
        const { width, draw } = before;
        before.width = width + xAdvance / em;
        before.draw = (x, y, size) => draw(x, y, size) + outline(x + width * size, y, size);
      } else {
        signs.push({ width: xAdvance / em, draw: outline });
      }
    }
    if (this.known.size > 2000) this.known.clear();
    this.known.set(text, signs);
    return signs;
  }

  private async wordOf(word: string): Promise<Word | null> {
    const signs: Word = [];
    let run = '';
    for (const { segment } of new Intl.Segmenter('en-NG').segment(word)) {
      const text = this.drawable(segment);
      if (text !== null) {
        run += text;
        continue;
      }
      const emoji = await drawingOf(segment);
      if (emoji) {
        signs.push(...this.plain(run), emojiSign(emoji));
        run = '';
      } else if (/[\p{L}\p{N}]/u.test(segment)) {
        return null;
      }
    }
    return [...signs, ...this.plain(run)];
  }

  /** A letter as the font can draw it, in other clothes if need be (𝗟 as L, ɓ as b); null if it can't. */
  private drawable(segment: string): string | null {
    const candidates = [segment, hookedLetters[segment], segment.normalize('NFKC')];
    const found = candidates.find((each) => each !== undefined && this.has(each));
    if (found !== undefined) return found;
    // A letter under marks that the font lacks is drawn without them.
    const bare = segment.normalize('NFKD').replace(/\p{M}+/gu, '');
    return bare !== '' && /\p{L}/u.test(bare) && this.has(bare) ? bare : null;
  }

  private has(text: string): boolean {
    return Array.from(text).every((letter) => {
      const codePoint = letter.codePointAt(0) ?? 0;
      return codePoint > 0x20 && codePoint < 0xffff && this.font.hasGlyphForCodePoint(codePoint);
    });
  }
}

function emojiSign(svg: string): Sign {
  return {
    width: EMOJI_WIDTH,
    draw: (x, y, size) => {
      const side = EMOJI_SIDE * size;
      const left = x + ((EMOJI_WIDTH - EMOJI_SIDE) / 2) * size;
      const top = y - side + EMOJI_DEPTH * size;
      return svg.replace(
        '<svg ',
        `<svg x="${round(left)}" y="${round(top)}" width="${round(side)}" height="${round(side)}" `,
      );
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
