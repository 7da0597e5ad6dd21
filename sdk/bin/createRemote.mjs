#!/usr/bin/env node
// @ts-check
// `npx create-remote speakers` writes a new remote: a workspace inside the site's repository, a repository of its own anywhere
// else. Its template is the example, which the packed SDK has as `template`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The nav bar's limit for a label, as in `remote.schema.json`. */
const LABEL_LENGTH = 16;

const packed = path.join(import.meta.dirname, '../template');
const template = existsSync(packed) ? packed : path.join(repository, 'examples/speakers');

/** npm packs no file of this name. */
const fileName = (/** @type {string} */ file) => (file === 'gitignore' ? '.gitignore' : file);

/** As many words of a title as a label may have. @param {string} title */
function labelOf(title) {
  if (title.length <= LABEL_LENGTH) return title;
  const end = title.lastIndexOf(' ', LABEL_LENGTH);
  return title.slice(0, end > 0 ? end : LABEL_LENGTH);
}

/** The template's texts for a remote of another name. @param {string} name */
function namesFor(name) {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_dash, letter) => letter.toUpperCase());
  /** @type {Record<string, string>} */
  const names = {
    mfe_speakers: `mfe_${name.replaceAll('-', '_')}`,
    '"label": "Speakers"': `"label": "${labelOf(title)}"`,
    Speakers: title,
    speakers: name,
  };
  // In one pass: the new name may contain the old one.
  return (/** @type {string} */ text) =>
    text.replaceAll(
      /mfe_speakers|"label": "Speakers"|((?<=\.\/)Speakers|Speakers(?=Screen))|Speakers|speakers/g,
      (found, ofComponent) => (ofComponent ? component : (names[found] ?? found)),
    );
}

/** The template's files by path, with other names in them. @param {string} name */
function filesFor(name) {
  const named = namesFor(name);
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(node_modules|dist)\/|\.tgz$|package-lock\.json$/.test(file))
    .map((file) => ({
      file: named(fileName(file)),
      text: named(readFileSync(path.join(template, file), 'utf8')),
    }));
}

/** @param {string} folder @param {{ file: string, text: string }[]} files */
function write(folder, files) {
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  for (const { file, text } of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}

/** A separate repository, with the SDK that made it, so that it needs no registry for it. @param {string} name */
function createRepository(name) {
  if (template !== packed) {
    throw new Error(
      'This folder is not the site’s repository. `npm run sdk` over there says how to go on here.',
    );
  }
  write(name, filesFor(name));
  const vendor = `${name}/vendor`;
  mkdirSync(vendor);
  const pack = ['pack', path.dirname(packed), '--pack-destination', vendor, '--ignore-scripts'];
  execFileSync('npm', [...pack, '--silent'], { stdio: 'pipe' });
  const [tarball] = readdirSync(vendor);
  const file = `${name}/package.json`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("@nzuko\/shell-sdk": )".*?"/, `$1"file:vendor/${tarball}"`));
  return `${name}/ is a repository for the remote. Next: cd ${name}, npm install, npm test.`;
}

/** A workspace depends on its neighbours where a repository depends on the SDK. @param {string} packageJson */
function workspaceDependencies(packageJson) {
  const versionOf = (/** @type {string} */ workspace) =>
    JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')).version;
  const rangeOf = (/** @type {string} */ workspace) => `^${versionOf(workspace).split('.')[0]}.0.0`;
  const { '@nzuko/shell-sdk': _sdk, ...packages } = JSON.parse(packageJson).dependencies;
  return {
    ...packages,
    '@nzuko/contract': versionOf('contract'),
    '@nzuko/shared-auth': rangeOf('shared-auth'),
    '@nzuko/shared-ui': rangeOf('shared-ui'),
  };
}

/** A workspace of the site's repository, with its pipeline. @param {string} name */
function createWorkspace(name) {
  const folder = `mfe-${name}`;
  const { shared, bundled } = JSON.parse(readFileSync('sdk/modules.json', 'utf8'));
  /** The site's packages, by their names in the SDK. @type {Record<string, string>} */
  const packages = { ...shared, ...bundled };
  const isOfWorkspace = (/** @type {string} */ file) => file.startsWith('src/');
  const sources = filesFor(name).filter(({ file }) => isOfWorkspace(file));
  const textOf = (/** @type {string} */ path) =>
    filesFor(name).find(({ file }) => file === path)?.text ?? '';
  const workspace = {
    name: `@nzuko/${folder}`,
    version: '0.1.0',
    private: true,
    scripts: {
      test: `jest --selectProjects ${folder} ${folder}:release --config ../jest.config.js`,
    },
    dependencies: workspaceDependencies(textOf('package.json')),
  };
  const route = `\`/${name}\``;
  const screen = `\`src/screens/${name}/\``;
  const row = (/** @type {string} */ one, /** @type {string} */ other) =>
    `| ${one.padEnd(route.length)} | ${other.padEnd(screen.length)} |`;
  const readme = `# ${folder}

${row('route', 'screen')}
${row('-'.repeat(route.length), '-'.repeat(screen.length))}
${row(route, screen)}

Alone: \`npm run isolate -- ${name}\`. Tests: \`npm test -w ${folder}\`.
`;
  write(folder, [
    ...sources.map(({ file, text }) => ({
      file,
      text: text.replaceAll(
        /@nzuko\/shell-sdk\/([\w-]+)/g,
        (whole, module) => packages[module] ?? whole,
      ),
    })),
    {
      file: 'remote.json',
      text: textOf('remote.json').replace('node_modules/@nzuko/shell-sdk', '../contract'),
    },
    { file: 'package.json', text: `${JSON.stringify(workspace, null, 2)}\n` },
    { file: 'README.md', text: readme },
  ]);
  cpSync('mfe-landing/webpack.config.js', `${folder}/webpack.config.js`);
  const pipeline = readFileSync('.github/workflows/mfe-landing.yml', 'utf8');
  writeFileSync(`.github/workflows/${folder}.yml`, pipeline.replaceAll('landing', name));
  return `${folder}/ is a workspace for the remote. Next: npm install, npm test -w ${folder}.`;
}

/** The name that was asked for, `speakers` or `mfe-speakers`. Throws a sentence about one that can't be. */
function askedName() {
  const asked = process.argv.slice(2).join(' ');
  if (asked === '' || asked.startsWith('-')) {
    throw new Error('npx create-remote <name>, such as speakers or guest-list');
  }
  const name = asked.replace(/^mfe[-_]/, '');
  if (NAME.test(name)) return name;
  throw new Error(
    `“${asked}” can’t be a remote’s name: it has only lower-case letters and digits, with single dashes between words, and begins with a letter, such as speakers or guest-list.`,
  );
}

const isInSite = () => existsSync('webpack.shared.js') && existsSync('mfe-landing');

function main() {
  const name = askedName();
  const isBelow = !path.relative(repository, process.cwd()).startsWith('..');
  if (template !== packed && isBelow && !isInSite()) process.chdir(repository);
  console.log(isInSite() ? createWorkspace(name) : createRepository(name));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
