import { canvasPng } from './canvasPng';

/** Sharp on paper at the printed size. */
const FONT_PX = 64;
const FONT = `bold ${FONT_PX}px system-ui, sans-serif`;
/** Of a line, for letters that reach above and below others. */
const LINE_PX = FONT_PX * 1.5;

/** Draws a name with the system's fonts, which know all scripts, for a PDF whose fonts don't. */
export async function namePng(name: string): Promise<ArrayBuffer> {
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = FONT;
  const width = Math.max(1, Math.ceil(ruler?.measureText(name).width ?? 0));
  return canvasPng(width, LINE_PX, (context) => {
    context.font = FONT;
    context.textBaseline = 'middle';
    // A name that is written from right to left would otherwise be drawn to the left of the canvas.
    context.textAlign = 'left';
    context.fillText(name, 0, LINE_PX / 2);
  });
}
