import { federation } from '@module-federation/vite';
import type { InlineConfig, Plugin } from 'vite';

import { remoteSources } from './remoteSources';
import { sharedModules, shareKeyOf } from './sharedModules';
import { writeRelease } from './writeRelease';

/**
 * Vite's plugin ignores a package's imports of itself, and so the kit that the SDK's parts import: they would bundle a copy.
 * This gives them the same modules as the remote's own sources.
 */
const sharedWithParts = (directory: string): Plugin => ({
  name: 'shared-with-parts',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!shareKeyOf(source) || !importer?.includes('/shell-sdk/bundled/')) return null;
    return this.resolve(source, `${directory}/remote.json`);
  },
});

/** Longer than even a busy machine takes between two modules of a build. */
const QUIET_MS = 1_000;
const LAST = '\0last-module';

/**
 * Vite's plugin assumes that all modules are read once none has come for ten milliseconds, and goes on without shared modules'
 * exports: the build fails on a machine that takes longer to find an import. This adds a module, which nothing imports and
 * which isn't read before all others.
 */
function lastModule(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let finish: (code: string) => void = () => undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => finish(''), QUIET_MS);
  };
  let isBeingRead: Promise<void> | undefined;
  let startsReading: () => void = () => undefined;
  return {
    name: 'last-module',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      isBeingRead = undefined;
    },
    async load(id) {
      wait();
      if (id === LAST) {
        startsReading();
        return new Promise((resolve) => (finish = resolve));
      }
      // The first module isn't read before the last one has begun.
      isBeingRead ??= new Promise((resolve) => {
        startsReading = resolve;
        void this.load({ id: LAST });
      });
      await isBeingRead;
      return null;
    },
    moduleParsed: wait,
  };
}

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
        // By default it goes on without shared modules' exports after 10 s without a module, too short for a busy machine.
        moduleParseIdleTimeout: 120,
      }),
      // After that plugin, which otherwise wouldn't notice that the last module is being read.
      lastModule(),
      {
        name: 'release',
        enforce: 'post',
        apply: 'build',
        // After the other plugins have written their files.
        writeBundle: {
          order: 'post',
          sequential: true,
          handler: () => writeRelease(`${directory}/dist`, sources, { federation: 'own' }),
        },
      },
    ],
  };
}
