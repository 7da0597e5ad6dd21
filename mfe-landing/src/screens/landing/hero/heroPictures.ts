import createSmallAvif from './pictures/create-360.avif';
import createSmallWebp from './pictures/create-360.webp';
import createLargeAvif from './pictures/create-720.avif';
import createLargeWebp from './pictures/create-720.webp';
import scanSmallAvif from './pictures/scan-360.avif';
import scanSmallWebp from './pictures/scan-360.webp';
import scanLargeAvif from './pictures/scan-720.avif';
import scanLargeWebp from './pictures/scan-720.webp';
import sellSmallAvif from './pictures/sell-360.avif';
import sellSmallWebp from './pictures/sell-360.webp';
import sellLargeAvif from './pictures/sell-720.avif';
import sellLargeWebp from './pictures/sell-720.webp';

/** A picture's files: 360 and 720 px wide, in AVIF and in WebP as the fallback. */
export interface PictureFiles {
  avif: readonly [small: string, large: string];
  webp: readonly [small: string, large: string];
}

/** Screenshots of the product, created by `npm run pictures` from the seeded site. */
export const heroPictures = {
  create: {
    avif: [createSmallAvif, createLargeAvif],
    webp: [createSmallWebp, createLargeWebp],
  },
  sell: {
    avif: [sellSmallAvif, sellLargeAvif],
    webp: [sellSmallWebp, sellLargeWebp],
  },
  scan: {
    avif: [scanSmallAvif, scanLargeAvif],
    webp: [scanSmallWebp, scanLargeWebp],
  },
} satisfies Record<string, PictureFiles>;
