/** Looks for a QR code in a camera frame; null if there is none. */
type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The BarcodeDetector of some browsers; not in TypeScript's types yet. */
interface NativeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorType {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger frames don't scan better, only slower. */
const MAX_SIDE_PX = 800;

async function nativeReader(): Promise<QrReader | null> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorType }).BarcodeDetector;
  // Some browsers have the class but don't support QR codes.
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Plain JavaScript: our content security policy blocks WebAssembly, which most readers use. */
async function ownReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The reader throws if it finds no code.
      return null;
    }
  };
}

/** The browser's detector if there is one, else ours, which is only loaded then. */
export const createQrReader = async (): Promise<QrReader> =>
  (await nativeReader()) ?? (await ownReader());
