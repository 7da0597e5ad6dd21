import type { Guard } from '../guard';

const test = { runner: 'jest', file: 'scripts/release/tampered.test.ts' } as const;

/** The guards against a release that was changed after its build (decision 0081). */
export const tampered: Guard[] = [
  {
    protects: 'a release with other bytes than those that were built does not go live',
    file: 'scripts/release/verifyRelease.ts',
    remove: 'if (changed.length > 0) return changed;',
    replace: 'void changed;',
    test: {
      ...test,
      name: 'a release of which a chunk was tampered with does not go live',
    },
  },
  {
    protects: 'a release whose record was rewritten to fit does not go live',
    file: 'scripts/release/releaseFiles.ts',
    remove: 'if (publishedHash && recordHash(folder) !== publishedHash) {',
    replace: "if (publishedHash === '') {",
    test: {
      ...test,
      name: 'a release of which a chunk and the record of it was tampered with does not go live',
    },
  },
  {
    protects: 'over a URL, bytes are compared',
    file: 'scripts/release/servedFiles.ts',
    remove: 'if (hash && hashOf(bytes) !== hash) return',
    replace: 'if (hash && hashOf(bytes) === null) return',
    test: { ...test, name: 'Talks.def.js with other bytes is noticed' },
  },
  {
    protects: 'over a URL, the compressed copies are compared too',
    file: 'scripts/release/servedFiles.ts',
    remove: "const ENCODINGS = ['br', 'gzip', 'identity'];",
    replace: "const ENCODINGS = ['identity'];",
    test: { ...test, name: 'so is a compressed copy, which is what browsers get' },
  },
  {
    protects: 'the matrix tries what is live, and nothing else',
    file: 'scripts/matrix/liveRemotes.ts',
    remove: 'if (hashOf(bytes) !== hash) {',
    replace: "if (hashOf(bytes) === '') {",
    test: {
      runner: 'jest',
      file: 'scripts/matrix/liveRemotes.test.ts',
      name: 'from a file with other bytes are refused',
    },
  },
  {
    protects: 'a chunk with other bytes does not run in a browser',
    file: 'federation/ChunkIntegrityPlugin.js',
    remove: "script.integrity = ${JSON.stringify(known)}[chunkId] || '';`",
    replace: 'void ${JSON.stringify(known)}[chunkId];`',
    test: {
      runner: 'browser',
      file: 'e2e/tests/remoteFaults.spec.ts',
      name: 'the remote of /contact costs a visitor its screen alone as long as its chunk is broken, in any way',
    },
  },
];
