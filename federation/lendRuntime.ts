// Part of every host's federation setup (`webpack.shared.js`), run before its first remote is requested.
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Options = Parameters<typeof createInstance>[0];

interface Federation {
  runtime: object;
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}

declare const __webpack_require__: { federation: Federation };

/** Like the runtime's own `init`, which would make the remote's instance the host's. */
function initRemote(options: Options) {
  const known = getInstance((instance) => instance.options.name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
}

/** Lends the host's federation runtime to the entries of its remotes. Source: docs/decisions/0012. */
export default function lendRuntime() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.assign(globalThis, {
    federationRuntimeOfHost: {
      runtime: { ...runtime, init: initRemote },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    },
  });
  return { name: 'nzuko-lend-runtime' };
}
