/** Why a remote's screen could not be loaded. */
type FailureKind =
  | 'network'
  | 'http'
  | 'timeout'
  | 'evaluation'
  | 'contract'
  | 'version'
  | 'unavailable';

/** A failed attempt to load a screen, as the error screen and the log show it. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly kind: FailureKind,
    options?: { cause?: unknown },
  ) {
    super(kind, options);
  }
}

// Messages of browsers, webpack and the federation runtime, in matching order. `error.name` is no use: minifiers and runtimes
// change it.
const patterns: readonly (readonly [RegExp, FailureKind])[] = [
  [/timed? ?out|\(timeout:/i, 'timeout'],
  [/RUNTIME-006|RUNTIME-012|does not satisfy|Unsatisfied version/i, 'version'],
  [/RUNTIME-001|RUNTIME-014|while getting|does not exist in container/i, 'contract'],
  [/ScriptExecutionError/i, 'evaluation'],
  [
    /ScriptNetworkError|RUNTIME-008|Loading chunk .* failed|\(missing:|\(error:|Failed to fetch/i,
    'network',
  ],
];

/** Converts any loading error into a LoadFailure, by its message. */
export function classifyFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const kind = patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'evaluation';
  return new LoadFailure(kind, { cause: error });
}
