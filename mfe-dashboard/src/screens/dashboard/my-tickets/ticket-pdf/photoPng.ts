/** Enough resolution for the printed size on the ticket. */
const LONGEST_SIDE_PX = 480;

/** Converts a picture (WebP, which PDFs don't support) to PNG. Rejects if it can't be loaded or decoded. */
export async function photoPng(url: string): Promise<ArrayBuffer> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The photo could not be drawn.');
  return png.arrayBuffer();
}
