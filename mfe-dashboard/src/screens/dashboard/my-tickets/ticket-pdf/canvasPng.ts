/** Draws something on a canvas and resolves with it as a PNG. Rejects if the browser can't. */
export async function canvasPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  const png =
    context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
  if (!png) throw new Error('The picture could not be drawn.');
  return png.arrayBuffer();
}
