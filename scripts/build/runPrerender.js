// @ts-check
// Prints what a prerenderer's bundle renders, as JSON: `node runPrerender.js <bundle>`. Runs in its own process, because the
// stores of shared-auth and shared-ui may exist only once per process.
const path = require('node:path');

const { render } = require(path.resolve(process.argv[2] ?? ''));

process.stdout.write(JSON.stringify(render()));
