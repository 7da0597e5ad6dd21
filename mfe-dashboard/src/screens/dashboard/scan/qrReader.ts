/** Looks for a QR code in a picture of the camera; null when there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The detector that some browsers have; TypeScript does not know it yet. */
interface NativeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorType {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger pictures are read no better, only later. */
const MAX_SIDE_PX = 800;

async function nativeReader(): Promise<QrReader | null> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorType }).BarcodeDetector;
  // Some browsers have the class and no format for it.
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** In plain JavaScript, which our content policy lets run; most readers are WebAssembly, which it does not. */
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
      // Its way to say that there is none.
      return null;
    }
  };
}

/** The browser's own detector where there is one, else ours, which is fetched only then. */
export const createQrReader = async (): Promise<QrReader> =>
  (await nativeReader()) ?? (await ownReader());
