import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { CAMERA_LOOK_MS, SAME_CODE_MS } from '../../../constants';
import type { cameraMessages } from '../../../messages/doorMessages';
import { createQrReader } from './qrReader';

export type CameraProblem = keyof typeof cameraMessages;
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem;

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

/** The camera's picture in a video element, and each code that comes before it, once. */
export function useCamera(onCode: (text: string) => void) {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const handleCode = useEffectEvent(onCode);

  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let last = { text: '', seenAt: 0 };

    const fail = (problem: CameraProblem) => {
      setState(problem);
      setWanted(false);
    };
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
        });
        const reader = await createQrReader();
        const picture = video.current;
        if (isOver || !picture) return stopTracks(stream);
        picture.srcObject = stream;
        await picture.play();
        stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('busy'));
        setState('on');
        const look = async () => {
          const text = await reader(picture);
          if (isOver) return;
          const isNew = text !== last.text || Date.now() - last.seenAt > SAME_CODE_MS;
          if (text) {
            last = { text, seenAt: Date.now() };
            if (isNew) handleCode(text);
          }
          timer = setTimeout(() => void look().catch(() => fail('busy')), CAMERA_LOOK_MS);
        };
        await look();
      } catch (error) {
        if (!isOver) fail(problemOf(error));
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
