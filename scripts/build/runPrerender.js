// @ts-check
// Prints what a prerenderer's bundle renders, as JSON: `node runPrerender.js <bundle>`. A process of its own, because the
// stores of shared-auth and shared-ui may exist once in each.
const path = require('node:path');

const { render } = require(path.resolve(process.argv[2] ?? ''));

process.stdout.write(JSON.stringify(render()));
