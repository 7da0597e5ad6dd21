// @ts-check
// A separate process in which `tryScreens.ts` renders releases' screens: the live shell's scripts run in jsdom, load a release
// as in a browser, and render each screen once. Separate because a release may loop, throw late or fill its memory.
const { readFile } = require('node:fs/promises');
const path = require('node:path');

const { JSDOM, ResourceLoader, VirtualConsole } = require('jsdom');

const { fillBrowserGaps } = require('./browserGaps.js');
const { pageModules } = require('./pageModules.js');

/** @typedef {import('./tryScreens').Trial} Trial */
/** @typedef {import('./tryScreens').HostTask} HostTask */
/** @typedef {import('./tryScreens').TriedModule} TriedModule */
/** @typedef {(message: import('./tryScreens').HostMessage) => void} Send */

/**
 * The part of the shell's federation instance that is used here.
 *
 * @typedef {object} Host
 * @property {(remotes: object[]) => void} registerRemotes
 * @property {(plugins: { name: string, loadEntry: (load: { remoteInfo: { type: string, entry: string } }) => Promise<object> | undefined }[]) => void} registerPlugins
 * @property {(id: string) => Promise<unknown>} loadRemote
 * @property {(name: string) => Promise<false | (() => unknown)>} loadShare
 * @property {{ default: Record<string, Record<string, unknown>> }} shareScopeMap
 */

/**
 * @typedef {object} Shared
 * @property {typeof import('react')} react
 * @property {typeof import('react-dom/client')} client
 * @property {{ createMemoryRouter: (routes: object[], options: object) => object, RouterProvider: import('react').ComponentType<{ router: object }> }} ui
 * @property {{ sessionStore: { setState: (session: object) => void } }} auth
 */

/** @typedef {{ page: JSDOM, host: Host, shared: Shared }} Open */

const ORIGIN = 'https://shell.invalid';
const PAGE =
  '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';

/** The signed-in user for members' screens. @type {import('@nzuko/contract').User} */
const member = {
  id: 1,
  email: 'ada.obi@example.test',
  username: 'adaobi',
  first_name: 'Ada',
  last_name: 'Obi',
  role: 'ORGANIZER',
  profile_picture: null,
  has_password: true,
  signed_in_before: true,
  email_verified: true,
};

/** Serves the shell's files and the release's, as the page server would, and nothing else. */
class FileLoader extends ResourceLoader {
  /** @param {HostTask} task */
  constructor(task) {
    super();
    this.task = task;
  }

  /** @override @param {string} url @returns {any} */
  fetch(url) {
    const { shell } = this.task;
    const { origin, pathname } = new URL(url);
    const file = [
      { under: '/assets/', in: shell },
      ...('folder' in this.task ? [{ under: this.task.publicPath, in: this.task.folder }] : []),
    ].flatMap(({ under, in: root }) =>
      pathname.startsWith(under) ? [path.join(root, pathname.slice(under.length))] : [],
    )[0];
    const isServed = origin === ORIGIN && file;
    const reading = isServed ? readFile(file) : Promise.reject(new Error(`${url} is not served`));
    // jsdom aborts open requests when the page closes.
    return Object.assign(reading, { abort: () => undefined });
  }
}

/** @param {JSDOM} page @param {string} src */
function runScript({ window: { document } }, src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`The shell’s ${src} could not be loaded.`));
    document.head.append(script);
  });
}

/** A page on which the live shell runs. @param {HostTask} task */
async function openShell(task) {
  const page = new JSDOM(PAGE, {
    url: `${ORIGIN}/`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new FileLoader(task),
    // A virtual console, so that pages' logs don't mix with ours.
    virtualConsole: new VirtualConsole(),
  });
  fillBrowserGaps(page.window);
  for (const script of task.scripts) await runScript(page, `/assets/${script}`);
  /** @type {Host | undefined} */
  const host = page.window.__FEDERATION__?.__INSTANCES__[0];
  if (!host) throw new Error('The shell has no federation runtime.');
  return { page, host };
}

/** Loads a module that the shell shares. @param {Host} host @param {string} name */
async function share(host, name) {
  const module = await host.loadShare(name);
  if (!module) throw new Error(`The shell does not share ${name}.`);
  return module();
}

/** Where the copy of `useFlag` in a remote finds the page's flags (`shared-auth/src/parts/flags.ts`). */
const FLAGS = Symbol.for('nzuko.flags');

/** A module's name, and the flags that are switched for it. @param {TriedModule} route */
function labelOf({ screen, flags = {} }) {
  const [[name, isOn] = []] = Object.entries(flags);
  return name ? `${screen} with ${name} ${isOn ? 'on' : 'off'}` : screen;
}

/** A path that a route matches. @param {string} pattern */
const addressOf = (pattern) => pattern.replaceAll(/:\w+/g, '1').replace(/\*$/, '1');

/** An error in one line, whatever was thrown. @param {unknown} error */
function wordsOf(error) {
  const { name, message } = /** @type {Partial<Error>} */ (Object(error));
  const words = message === undefined ? String(error) : `${name ?? 'Error'}: ${message}`;
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** @param {unknown} error */
function loadFault(error) {
  const [, missing] = /Can not get '([^']+)'/.exec(wordsOf(error)) ?? [];
  if (missing) return `needs ${missing}, which the live shell does not share`;
  return `fails when it is loaded: ${wordsOf(error)}`;
}

/**
 * Renders a screen at its route as the shell does, within a boundary. Resolves once its effects have run: with its error, or
 * null.
 *
 * @param {JSDOM} page @param {Shared} shared @param {TriedModule} route @param {import('react').ComponentType} Screen
 * @returns {Promise<{ error: unknown } | null>}
 */
async function renderOnce({ window }, { react, client, ui }, route, Screen) {
  const { createElement, Suspense, useEffect } = react;
  /** @type {(outcome: { error: unknown } | null) => void} */
  let settle = () => undefined;
  /** @type {Promise<{ error: unknown } | null>} */
  const outcome = new Promise((resolve) => (settle = resolve));

  /** @extends {react.Component<import('react').PropsWithChildren, { hasFailed: boolean }>} */
  class Boundary extends react.Component {
    /** @override */
    state = { hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    /** @override @param {unknown} error */
    componentDidCatch(error) {
      settle({ error });
    }
    /** @override */
    render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  }
  // Rendered after the screen, so that its effects have run before this one; if one throws, that is caught first.
  function Last() {
    useEffect(() => void setTimeout(settle, 0, null), []);
    return null;
  }
  const element = createElement(
    Boundary,
    null,
    createElement(Suspense, { fallback: null }, createElement(Screen, route.props)),
    createElement(Last),
  );
  const router = ui.createMemoryRouter(
    [
      { path: route.path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [addressOf(route.path)] },
  );
  const container = window.document.createElement('main');
  window.document.body.append(container);
  const root = client.createRoot(container, { onUncaughtError: (error) => settle({ error }) });
  root.render(createElement(ui.RouterProvider, { router }));
  const found = await outcome;
  root.unmount();
  container.remove();
  return found;
}

/** A sentence about a screen's fault, or null. @param {Open} open @param {Trial} trial @param {TriedModule} route */
async function faultOf({ page, host, shared }, { name }, route) {
  /** @type {{ default?: unknown } | null} */
  let module;
  try {
    module = /** @type {{}} */ (
      await host.loadRemote(`${name}/${route.screen.slice('./'.length)}`)
    );
  } catch (error) {
    return loadFault(error);
  }
  const Screen = module?.default;
  if (Screen === undefined) return 'has no default export';
  // The shell accepts no other kind of component.
  if (typeof Screen !== 'function') return 'has a default export that is not a component';
  const isMember = route.access === 'member';
  shared.auth.sessionStore.setState({
    status: isMember ? 'authenticated' : 'unauthenticated',
    user: isMember ? member : null,
  });
  Object.assign(page.window, { [FLAGS]: route.flags ?? {} });
  const thrown = await renderOnce(page, shared, route, /** @type {() => null} */ (Screen));
  return thrown && `throws when it is rendered: ${wordsOf(thrown.error)}`;
}

/** @param {Trial} trial @param {Send} send */
async function tryRelease(trial, send) {
  const { page, host } = await openShell(trial);
  const [react, client, ui, auth] = await Promise.all(
    ['react', 'react-dom/client', '@nzuko/shared-ui', '@nzuko/shared-auth'].map((name) =>
      share(host, name),
    ),
  );
  const shared = /** @type {Shared} */ ({ react, client, ui, auth });
  const { name, entry, type, modules } = trial;
  const files = new FileLoader(trial);
  const importModule = pageModules(page, (url) => files.fetch(url));
  host.registerPlugins([
    {
      name: 'page-modules',
      loadEntry: ({ remoteInfo }) =>
        remoteInfo.type === 'module' ? importModule(remoteInfo.entry) : undefined,
    },
  ]);
  host.registerRemotes([{ name, entry: ORIGIN + entry, type }]);
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Set<string>} */
  const faulty = new Set();
  for (const route of modules) {
    // A screen that fails with its declared flags needs no further tries.
    if (route.flags && faulty.has(route.screen)) continue;
    const label = labelOf(route);
    send({ at: label });
    const fault = await faultOf({ page, host, shared }, trial, route);
    if (!fault) continue;
    faults.add(`${label} ${fault}`);
    if (!route.flags) faulty.add(route.screen);
  }
  page.window.close();
  send({ faults: [...faults] });
}

/** @param {HostTask} task @param {Send} send */
async function nameShared(task, send) {
  const { page, host } = await openShell(task);
  const named = Object.entries(host.shareScopeMap.default).map(async ([name, versions]) => {
    const [version = ''] = Object.keys(versions);
    const exports = Object.keys(Object(await share(host, name))).sort();
    return [name, { version, exports }];
  });
  const offer = Object.fromEntries(await Promise.all(named));
  page.window.close();
  send({ offer });
}

// An unhandled rejection isn't a fault of a screen's first render, and mustn't end the process.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {HostTask} */ task) => {
  const send = /** @type {Send} */ ((message) => process.send?.(message));
  const work = 'modules' in task ? tryRelease(task, send) : nameShared(task, send);
  work.catch((error) => send({ faults: [`cannot be tried: ${wordsOf(error)}`] }));
});
