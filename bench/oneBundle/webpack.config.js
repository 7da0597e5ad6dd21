// @ts-check
const path = require('node:path');

const { host } = require('../../webpack.shared.js');

const configuration = host({
  directory: path.resolve(__dirname, '../../shell'),
  name: 'one_bundle',
  // The page to bundle: a file in this folder.
  entry: path.join(__dirname, `${process.env.BUNDLED_PAGE}.ts`),
  publicPath: '/assets/',
});

module.exports = {
  ...configuration,
  plugins: configuration.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin',
  ),
};
