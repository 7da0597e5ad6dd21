import { federation } from '@module-federation/vite';
import type { InlineConfig } from 'vite';

import { remoteSources } from './remoteSources';
import { sharedModules } from './sharedModules';
import { writeRelease } from './writeRelease';

/**
 * A remote's configuration for Vite: exactly the screens named in the folder's `remote.json`, as ES modules, with the federation
 * runtime that Vite's plugin brings.
 */
export function remote(directory: string): InlineConfig {
  const sources = remoteSources(directory);
  const { contract, screens } = sources;
  return {
    root: directory,
    configFile: false,
    base: './',
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      modulePreload: false,
      rollupOptions: { input: Object.values(screens) },
    },
    plugins: [
      federation({
        name: contract.name,
        filename: 'remoteEntry.js',
        exposes: screens,
        shared: sharedModules(['react/jsx-runtime']),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      {
        name: 'release',
        enforce: 'post',
        apply: 'build',
        // After what the other plugins write.
        writeBundle: {
          order: 'post',
          sequential: true,
          handler: () => writeRelease(`${directory}/dist`, sources, { federation: 'own' }),
        },
      },
    ],
  };
}
