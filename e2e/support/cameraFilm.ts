import type { LaunchOptions } from '@playwright/test';

/** For `test.use`: the browser's camera shows `file`, a Y4M or MJPEG film. */
export const cameraFilm = (file: string) => ({
  permissions: ['camera'],
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => {
    const camera = [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
      // A browser without windows has nowhere to ask for the camera, and refuses it.
      '--use-fake-ui-for-media-stream',
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});
