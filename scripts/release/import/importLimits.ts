/** Limits for a release from elsewhere; ours have a few MB in a hundred files. */
export const importLimits = {
  /** Of a tarball. */
  downloadBytes: 20_000_000,
  /** Of all its files, unpacked. */
  bytes: 50_000_000,
  files: 1_000,
  /** How long a server may send nothing, and how long a download may take. */
  idleMs: 15_000,
  downloadMs: 120_000,
};

export type ImportLimits = typeof importLimits;
