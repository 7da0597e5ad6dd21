// @ts-check
// Prints the output of a prerenderer's bundle as JSON: `node runPrerender.js <bundle>`. Runs in its own process, because the
// stores of shared-auth and shared-ui may exist only once per process.
const path = require('node:path');

const { render } = require(path.resolve(process.argv[2] ?? ''));

const page = render();
// For visitors in Data Saver mode, if that makes a difference.
const saving = render({ url: '/', savesData: true });

process.stdout.write(JSON.stringify(saving.html === page.html ? page : { ...page, saving }));
