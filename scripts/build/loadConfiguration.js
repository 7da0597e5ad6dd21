// @ts-check
const { RemoteFileError } = require('./readRemoteFile.js');

/**
 * Loads a webpack configuration anew: it reads the environment and its `remote.json` while it is loaded. What is wrong with that
 * file is the fault; any other error is thrown.
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
