// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const rootPackage = require('../package.json');
const sharedAuth = require('../shared-auth/package.json');
const sharedUi = require('../shared-ui/package.json');

/** The version of a workspace's package.json. @param {string} workspace @returns {string} */
const versionOf = (workspace) =>
  JSON.parse(fs.readFileSync(path.join(__dirname, '..', workspace, 'package.json'), 'utf8'))
    .version;

/** The exact version of each module that exists once per page, by name. */
function sharedVersions() {
  const { react, 'react-dom': reactDom } = rootPackage.dependencies;
  return {
    react,
    'react/': react,
    'react-dom': reactDom,
    'react-dom/': reactDom,
    '@nzuko/shared-auth': sharedAuth.version,
    '@nzuko/shared-ui': sharedUi.version,
  };
}

/** The range that a remote accepts: everything up to the next major version. @param {string} version */
const rangeOf = (version) => `^${version.split('.')[0]}.0.0`;

/**
 * Packages that exist once per page. The host ships them in its first script (`eager`), in exactly one version; a remote has no
 * copy of its own (`import: false`) and fails alone, inside its own boundary, if that version is not in its range (decision
 * 0094). The keys with a slash cover sub-paths such as `react/jsx-runtime`.
 *
 * @param {'host' | 'remote'} side
 */
function sharedModules(side) {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: side === 'host' ? version : rangeOf(version),
        version,
        ...(side === 'host' ? { eager: true } : { import: /** @type {const} */ (false) }),
      },
    ]),
  );
}

module.exports = { rangeOf, sharedModules, sharedVersions, versionOf };
