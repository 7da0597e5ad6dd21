import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CameraView } from './CameraView';

const IDLE = 'Hold a QR code up to the camera.';

const track = { stop: jest.fn(), addEventListener: jest.fn() };
const stream = {
  getTracks: () => [track],
  getVideoTracks: () => [track],
} as unknown as MediaStream;
let openCamera: jest.Mock;
let play: jest.SpyInstance;
let getSupportedFormats: jest.Mock;
let detect: jest.Mock;

/** A promise that the test settles. */
function later<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<Value>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  track.stop.mockClear();
  openCamera = jest.fn(() => Promise.resolve(stream));
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  getSupportedFormats = jest.fn(() => Promise.resolve(['qr_code']));
  detect = jest.fn(() => Promise.resolve([]));
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: openCamera },
    configurable: true,
  });
  const Detector = Object.assign(
    class {
      detect = detect;
    },
    { getSupportedFormats },
  );
  Object.defineProperty(globalThis, 'BarcodeDetector', { value: Detector, configurable: true });
});

afterEach(() => {
  play.mockRestore();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

async function start() {
  render(<CameraView onCode={() => Promise.resolve()} isLoud={false} onLoud={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start Camera' }));
}
const stop = () => userEvent.click(screen.getByRole('button', { name: 'Stop Camera' }));

test('stopped while it starts, the camera stays off', async () => {
  const playing = later<void>();
  play.mockReturnValue(playing.promise);
  await start();
  await waitFor(() => expect(play).toHaveBeenCalled());
  await stop();
  await act(async () => playing.resolve());
  expect(screen.getByText(IDLE)).toBeVisible();
  expect(track.stop).toHaveBeenCalled();
});

test('stopped while a frame is read, it isn’t taken for broken', async () => {
  const reading = later<never>();
  await start();
  await waitFor(() => expect(detect).toHaveBeenCalled());
  detect.mockReturnValue(reading.promise);
  await waitFor(() => expect(detect).toHaveBeenCalledTimes(2));
  await stop();
  await act(async () => reading.reject(new DOMException('', 'InvalidStateError')));
  expect(screen.getByText(IDLE)).toBeVisible();
  expect(screen.queryByText('Camera didn’t start')).not.toBeInTheDocument();
});

test('without a QR reader, it says so and lets the camera go; another try loads the reader', async () => {
  getSupportedFormats.mockRejectedValue(new Error('no reader'));
  await start();
  expect(await screen.findByText('QR reader not loaded')).toBeVisible();
  expect(track.stop).toHaveBeenCalled();

  getSupportedFormats.mockResolvedValue(['qr_code']);
  await userEvent.click(screen.getByRole('button', { name: 'Start Camera' }));
  await waitFor(() => expect(detect).toHaveBeenCalled());
});

test('the QR reader is loaded before the camera is started, while there is a connection', async () => {
  render(<CameraView onCode={() => Promise.resolve()} isLoud={false} onLoud={() => undefined} />);
  await waitFor(() => expect(getSupportedFormats).toHaveBeenCalled());
  expect(openCamera).not.toHaveBeenCalled();
});

test('allowed after it was stopped, it is let go even if no reader loads', async () => {
  const allowing = later<MediaStream>();
  openCamera.mockReturnValue(allowing.promise);
  getSupportedFormats.mockRejectedValue(new Error('no reader'));
  await start();
  await stop();
  await act(async () => allowing.resolve(stream));
  await waitFor(() => expect(track.stop).toHaveBeenCalled());
});
