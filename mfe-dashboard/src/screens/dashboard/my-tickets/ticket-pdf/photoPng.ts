import { canvasPng } from './canvasPng';

/** Enough resolution for the printed size on the ticket. */
const LONGEST_SIDE_PX = 480;

/** Converts a picture (WebP, which PDFs don't support) to PNG. Rejects if it can't be loaded or decoded. */
export async function photoPng(url: string): Promise<ArrayBuffer> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  return canvasPng(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}
