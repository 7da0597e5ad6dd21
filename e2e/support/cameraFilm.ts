import type { LaunchOptions } from '@playwright/test';

/** For `test.use`: the browser sees `file`, a film of Y4M or MJPEG, through its camera. */
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
