// @ts-check
const { RemoteFileError } = require('./readRemoteFile.js');

/**
 * Reloads a webpack configuration, which reads the environment and its `remote.json` when it is loaded. An error in that file
 * is returned as `fault`; any other error is thrown.
 *
 * @param {string} file
 * @returns {{ configuration: import('webpack').Configuration, fault?: undefined } | { configuration?: undefined, fault: string }}
 */
function loadConfiguration(file) {
  delete require.cache[require.resolve(file)];
  try {
    return { configuration: require(file) };
  } catch (error) {
    if (error instanceof RemoteFileError) return { fault: error.message };
    throw error;
  }
}

module.exports = { loadConfiguration };
