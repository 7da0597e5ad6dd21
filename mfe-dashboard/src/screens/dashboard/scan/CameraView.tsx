import { memo } from 'react';
import { Camera, CameraOff, Volume2, VolumeX } from '@nzuko/shared-ui/icons';
import { Banner, Button, Stack } from '@nzuko/shared-ui';

import { cameraMessages } from '../../../messages/doorMessages';
import { Frame, Idle, Picture } from './CameraView.styles';
import { useCamera } from './useCamera';

interface CameraViewProps {
  onCode: (text: string) => Promise<void>;
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
}

/** The camera, started by a button; says why if it isn't available. */
export const CameraView = memo(function CameraView({ onCode, isLoud, onLoud }: CameraViewProps) {
  const { state, video, start, stop } = useCamera((text) => void onCode(text));
  const isRunning = state === 'on' || state === 'starting';
  const problem = state in cameraMessages ? cameraMessages[state as 'denied'] : undefined;
  return (
    <Stack gap={3}>
      <Frame>
        <Picture
          ref={video}
          muted
          playsInline
          hidden={state !== 'on'}
          aria-label="Camera preview"
        />
        {state === 'on' ? null : (
          <Idle>
            <Camera size={40} />
            <p role="status">
              {state === 'starting' ? 'Starting the camera…' : 'Hold a QR code up to the camera.'}
            </p>
          </Idle>
        )}
      </Frame>
      {problem ? (
        <Banner tone="warning" title={problem.title}>
          {problem.text} You can type ticket numbers below.
        </Banner>
      ) : null}
      <Stack direction="row" gap={3} wrap>
        <Button
          variant={isRunning ? 'secondary' : 'primary'}
          startIcon={isRunning ? <CameraOff size={18} /> : <Camera size={18} />}
          onClick={isRunning ? stop : start}
        >
          {isRunning ? 'Stop Camera' : 'Start Camera'}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={isLoud}
          startIcon={isLoud ? <Volume2 size={18} /> : <VolumeX size={18} />}
          onClick={() => onLoud(!isLoud)}
        >
          Sound
        </Button>
      </Stack>
    </Stack>
  );
});
