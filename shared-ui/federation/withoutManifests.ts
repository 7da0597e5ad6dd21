// Stands in every host for the federation runtime's readers of manifests and its preloader (decision 0019): ours registers
// entries of type "global" alone, and the page server writes the preload links.

/** Keeps nothing, since no manifest is read. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

/** What manifests tell of a remote. */
export const getGlobalRemoteInfo = () => ({});

function refuse(): never {
  throw new Error('This host preloads by links in its HTML, not by the federation runtime.');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
