// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const Ajv = require('ajv').default;

const schema = require('../../shared-ui/contract/remote.schema.json');
const { screenFile } = require('./screenFile.js');

/** @typedef {{ name: string, contract: number, routes: { path: string, screen: string, access: string, title: string }[] }} Contract */

const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

/**
 * Where in the file a JSON pointer stands: `/routes/1/access` is found by looking for its last key.
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

/**
 * The contract in `<directory>/remote.json`. Throws with file, line and field when it does not match the schema, names a
 * path twice, or names a screen that has no file.
 *
 * @param {string} directory
 * @returns {Contract}
 */
function readContract(directory) {
  const file = path.join(directory, 'remote.json');
  const shown = path.join(path.basename(directory), 'remote.json');
  const text = fs.readFileSync(file, 'utf8');
  /** @type {Contract} */
  let contract;
  try {
    contract = JSON.parse(text);
  } catch (error) {
    throw new Error(`${shown}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
  /** @type {string[]} */
  const faults = [];
  if (!validate(contract)) {
    for (const { instancePath, message, params } of validate.errors ?? []) {
      const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
      faults.push(
        `${shown}:${lineOf(text, instancePath)}: ${instancePath || '/'} ${message}${extra}`,
      );
    }
    throw new Error(faults.join('\n'));
  }
  const seen = new Set();
  contract.routes.forEach((route, index) => {
    const pointer = `/routes/${index}`;
    if (seen.has(route.path)) {
      faults.push(
        `${shown}:${lineOf(text, pointer)}: ${pointer}/path ${route.path} is named twice`,
      );
    }
    seen.add(route.path);
    const source = screenFile(route.screen);
    if (!fs.existsSync(path.join(directory, source))) {
      faults.push(
        `${shown}:${lineOf(text, pointer)}: ${pointer}/screen ${route.screen} has no file ${source}`,
      );
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return contract;
}

module.exports = { readContract, matchesSchema: validate };
