import type { LaunchOptions } from '@playwright/test';

/** For `test.use`: the browser's camera shows `file`, a Y4M or MJPEG film. */
export const cameraFilm = (file: string) => ({
  permissions: ['camera'],
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => {
    const film = `--use-file-for-fake-video-capture=${file}`;
    const args = [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', film];
    await use({ ...launchOptions, args });
  },
});
