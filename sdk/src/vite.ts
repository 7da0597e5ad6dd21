import { federation } from '@module-federation/vite';
import type { InlineConfig, Plugin } from 'vite';

import { remoteSources } from './remoteSources';
import { sharedModules, shareKeyOf } from './sharedModules';
import { writeRelease } from './writeRelease';

/**
 * Vite's plugin leaves alone what a package imports of itself, and so the kit that the SDK's parts import: they would bring a copy.
 * They get what the remote's own sources get.
 */
const sharedWithParts = (directory: string): Plugin => ({
  name: 'shared-with-parts',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!shareKeyOf(source) || !importer?.includes('/shell-sdk/bundled/')) return null;
    return this.resolve(source, `${directory}/remote.json`);
  },
});

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
      sharedWithParts(directory),
      federation({
        name: contract.name,
        filename: 'remoteEntry.js',
        exposes: screens,
        shared: sharedModules(['react/jsx-runtime']),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // After ten seconds without a module, it would go on without what shared modules export. A busy machine needs longer for one.
        moduleParseIdleTimeout: 120,
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
