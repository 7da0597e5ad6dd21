// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const { readContract } = require('@nzuko/contract/read-contract');

const { exposedModules } = require('./screenFile.js');

/** @typedef {import('@nzuko/contract').RemoteContract} RemoteContract */
/** @typedef {import('@nzuko/contract/read-contract').ContractFault} ContractFault */

/**
 * The line number of a JSON pointer: `/routes/1/access` is found by searching for its last key.
 *
 * @param {string} text @param {string} pointer
 */
function lineOf(text, pointer) {
  let from = 0;
  for (const step of pointer.split('/').slice(1)) {
    if (/^\d+$/.test(step)) {
      for (let skip = 0; skip <= Number(step); skip += 1) from = text.indexOf('{', from) + 1;
    } else {
      const at = text.indexOf(`"${step}"`, from);
      if (at >= 0) from = at;
    }
  }
  return text.slice(0, from).split('\n').length;
}

/** Screens and slots of a contract whose file is missing. @param {RemoteContract} contract @param {string} directory */
const missingModules = (contract, directory) =>
  exposedModules(contract).flatMap(({ module, pointer, file }) =>
    fs.existsSync(path.join(directory, file))
      ? []
      : [{ pointer, message: `${module} has no file ${file}` }],
  );

/** A fault in a `remote.json`, for printing without its stack. */
class RemoteFileError extends Error {}

/**
 * Reads the contract in `<directory>/remote.json`. Throws with file, line and field if it is invalid or names a screen or slot
 * that has no file.
 *
 * @param {string} directory
 * @returns {RemoteContract}
 */
function readRemoteFile(directory) {
  const shown = path.join(path.basename(directory), 'remote.json');
  const text = fs.readFileSync(path.join(directory, 'remote.json'), 'utf8');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RemoteFileError(
      `${shown}: not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  const { contract, faults } = readContract(value);
  if (contract) faults.push(...missingModules(contract, directory));
  if (contract && faults.length === 0) return contract;
  const lines = faults.map(
    ({ pointer, message }) => `${shown}:${lineOf(text, pointer)}: ${pointer || '/'} ${message}`,
  );
  throw new RemoteFileError(lines.join('\n'));
}

module.exports = { readRemoteFile, RemoteFileError };
