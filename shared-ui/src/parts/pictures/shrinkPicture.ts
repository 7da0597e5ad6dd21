import { imageSide } from '@nzuko/contract';

const QUALITY = 0.85;
/** Saving less isn't worth the loss of quality. So a picture that was shrunk before stays the same, as a retry must. */
const WORTH_IT = 0.75;

/** Shrinks a picture to the largest size that the API keeps. Rejects if the browser can't. */
export async function shrinkPicture(file: File): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, imageSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.round(image.width * scale),
    Math.round(image.height * scale),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no memory for a canvas.');
  context.fillRect(0, 0, 1, 1);
  const [red] = context.getImageData(0, 0, 1, 1).data;
  // Against fingerprinting, Tor Browser gives scripts noise instead of what they drew.
  if (red !== 0) throw new Error('The browser hides what was drawn.');
  context.clearRect(0, 0, 1, 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // WebP has transparency, too. Safari can't write it, and writes PNG instead.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const shrunk = await canvas.convertToBlob({ type, quality: QUALITY });
  return shrunk.size < file.size * WORTH_IT
    ? new File([shrunk], file.name, { type: shrunk.type })
    : file;
}
