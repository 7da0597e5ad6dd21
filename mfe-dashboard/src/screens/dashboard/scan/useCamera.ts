import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { CAMERA_SCAN_INTERVAL_MS, SAME_CODE_MS } from '../../../constants';
import type { cameraMessages } from '../../../messages/doorMessages';
import { createQrReader } from './qrReader';

type CameraProblem = keyof typeof cameraMessages;
type CameraState = 'off' | 'starting' | 'on' | CameraProblem;

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

/** Shows the camera in a video element and reports each code once. */
export function useCamera(onCode: (text: string) => void) {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const handleCode = useEffectEvent(onCode);

  // Once loaded, it is also there without a connection. If that fails, starting the camera tries again and says so.
  useEffect(() => void createQrReader().catch(() => undefined), []);

  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    // Called after waiting: TypeScript would hold a variable for what it was before.
    const wasStopped = () => isOver;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let last = { text: '', seenAt: 0 };

    const fail = (problem: CameraProblem) => {
      // A read that Stop has interrupted fails too.
      if (isOver) return;
      setState(problem);
      setWanted(false);
    };
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
        });
        const reader = await createQrReader().catch(() => undefined);
        const element = video.current;
        if (isOver || !element) return stopTracks(stream);
        if (!reader) return fail('noReader');
        element.srcObject = stream;
        await element.play();
        if (wasStopped()) return;
        stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('busy'));
        setState('on');
        const scanFrame = async () => {
          const text = await reader(element);
          if (isOver) return;
          const isNew = text !== last.text || Date.now() - last.seenAt > SAME_CODE_MS;
          if (text) {
            last = { text, seenAt: Date.now() };
            if (isNew) handleCode(text);
          }
          timer = setTimeout(
            () => void scanFrame().catch(() => fail('busy')),
            CAMERA_SCAN_INTERVAL_MS,
          );
        };
        await scanFrame();
      } catch (error) {
        // Allowed after the clean-up, which had no stream to stop.
        if (isOver) stopTracks(stream);
        fail(problemOf(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopTracks(stream);
    };
  }, [wanted]);

  return {
    state,
    video,
    start: () => {
      if (window.isSecureContext === false) return setState('insecure');
      if (!('mediaDevices' in navigator)) return setState('missing');
      setState('starting');
      setWanted(true);
    },
    stop: () => {
      setState('off');
      setWanted(false);
    },
  };
}

function stopTracks(stream: MediaStream | undefined): void {
  stream?.getTracks().forEach((track) => track.stop());
}
