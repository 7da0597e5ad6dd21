/** A picture’s size and format, as a canvas was asked for it. */
interface Drawn {
  width: number;
  height: number;
  type: string;
  quality: number;
}

/**
 * For this file's tests, decodes and draws pictures, which jsdom can't. Returns what was drawn, and sets the size of each chosen
 * picture, how many bytes it takes up once it is drawn, and what a script reads of a black pixel.
 */
export function setUpFakeDrawing() {
  const black = [0, 0, 0, 255];
  const phonePicture = { width: 4000, height: 3000, bytes: 300_000, pixel: black };
  const fake = { drawn: [] as Drawn[], ...phonePicture };
  const globals = globalThis as unknown as Record<string, unknown>;

  beforeEach(() => {
    Object.assign(fake, { drawn: [], ...phonePicture });
    globals.createImageBitmap = async () => ({ ...fake, close() {} });
    globals.OffscreenCanvas = class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({
        drawImage() {},
        fillRect() {},
        clearRect() {},
        getImageData: () => ({ data: fake.pixel }),
      });
      convertToBlob = async ({ type, quality }: Required<ImageEncodeOptions>) => {
        fake.drawn.push({ width: this.width, height: this.height, type, quality });
        return new Blob(['x'.repeat(fake.bytes)], { type });
      };
    };
  });
  afterEach(() => {
    delete globals.createImageBitmap;
    delete globals.OffscreenCanvas;
  });
  return fake;
}

/** A picture as a phone takes it, which takes too long to upload as it is. */
export const largePicture = (type = 'image/jpeg', bytes = 3_000_000) =>
  new File(['x'.repeat(bytes)], 'photo', { type });
