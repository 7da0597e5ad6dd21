import type { ApiError } from 'shared-auth';

// What the door is told. The spec has the row of a failed check-in; for the rest the words are ours.

export const scanFailedMessage = 'Failed to load the scanner. Please try again.';
export const doorFailedMessage = 'Failed to load the door’s list. Please try again.';
export const conflictsFailedMessage = 'Failed to load conflicts. Please try again.';

/** Why what waits on this device could not be sent, though the API answered; it stays on the device. */
export const syncFailedMessage = (error: ApiError) =>
  error.text('detail') ?? 'The saved scans could not be sent. They stay on this device.';

/** Why there is no picture; typing the number stays. */
export const cameraMessages = {
  denied:
    'The camera is blocked for this site. Allow it in the browser’s site settings, then start it again.',
  missing: 'This device has no camera that can be used.',
  insecure: 'The browser gives the camera to secure pages alone. Open this site by https.',
  busy: 'The camera could not be started. Another program may be using it.',
};
