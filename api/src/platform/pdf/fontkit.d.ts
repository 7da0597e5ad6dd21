// The package ships no types; these only cover the parts passed to pdf-lib, and those that letter pictures.
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib';

  interface Glyph {
    isMark: boolean;
    path: { toSVG(): string };
  }

  interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface DrawnFont {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] };
  }

  export const create: Fontkit['create'] & ((file: Uint8Array) => DrawnFont);
}
