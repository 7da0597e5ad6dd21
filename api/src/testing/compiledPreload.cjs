// @ts-check
// To be loaded before a program that many tests start: what V8 has compiled of its packages and itself is kept beside it.
const { enableCompileCache, flushCompileCache } = require('node:module');
const path = require('node:path');

enableCompileCache(path.join(path.dirname(process.argv[1] ?? ''), 'compiled'));
// It is written at a program's end, and most tests kill theirs.
setTimeout(flushCompileCache, 1_000).unref();
