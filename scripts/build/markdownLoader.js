// @ts-check
module.exports = require('./pageModules.js').markdownModule;
