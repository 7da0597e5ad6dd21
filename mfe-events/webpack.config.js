// @ts-check
module.exports = require('../webpack.shared.js').remote({ directory: __dirname });
