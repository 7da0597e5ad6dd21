import { directory } from './testing/ownReleases';

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { activate, canary, rollback } from './commands';
import { readRegistryFile } from './registryFile';
import { tryScreens } from './screens/tryScreens';
import { chunkOf, writeRelease } from './testing/writeRelease';

const FINE = `() => ({ default: () => 'Talks' })`;
const BROKEN = `() => ({ default: () => { throw new Error('no talks') } })`;

/** Publishes a version with these screens, for everyone unless its name says that it is for members. */
function publish(version: string, screens: Record<string, string>) {
  const release = { name: 'mfe_talks', version };
  const routes = Object.keys(screens).map((screen) => ({
    path: `/${screen.slice('./'.length).toLowerCase()}/:id`,
    screen,
    access: screen.startsWith('./Member') ? 'member' : 'everyone',
    title: 'Talks',
  }));
  const files = { 'Talks.def.js': chunkOf(screens) };
  writeRelease(release, directory, { contract: { routes }, files });
  return release;
}

/** JavaScript that gets a module shared by the shell. */
const shared = (name: string) =>
  `Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default['${name}'])[0].lib()`;

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));

test('a release is rendered in the live shell before it goes live, and a broken one does not', async () => {
  await activate(publish('1.0.0', { './Talks': FINE }));
  const broken = publish('1.1.0', { './Talks': BROKEN });
  const fault = 'mfe_talks@1.1.0 ./Talks throws when it is rendered: Error: no talks';
  await expect(activate(broken)).rejects.toThrow(fault);
  await expect(canary(broken.name, broken.version, 10)).rejects.toThrow(fault);
  await expect(rollback(broken.name, broken.version)).rejects.toThrow(fault);
  expect(readRegistryFile().remotes.map(({ version }) => version)).toEqual(['1.0.0']);
});

test('each screen that throws at once or is no component is named, with what it threw', async () => {
  const release = publish('1.0.0', {
    './Fine': FINE,
    './Loads': `() => { throw new TypeError('open is not\\n a function') }`,
    './Renders': BROKEN,
    './Effect': `() => ({ default() { ${shared('react')}.useEffect(() => { throw 'no timer' }); return null } })`,
    './None': `() => ({ Talks: () => null })`,
    './Text': `() => ({ default: 'Talks' })`,
    // In the words of webpack's loader of shared modules.
    './Maps': `() => { throw Error("Can not get 'maps'") }`,
  });
  expect(await tryScreens(release)).toEqual([
    './Loads fails when it is loaded: TypeError: open is not a function',
    './Renders throws when it is rendered: Error: no talks',
    './Effect throws when it is rendered: no timer',
    './None has no default export',
    './Text has a default export that is not a component',
    './Maps needs maps, which the live shell does not share',
  ]);
});

test('screens that wait for data or catch their own faults pass, and members’ screens have a member', async () => {
  const release = publish('1.0.0', {
    './Waiting': `() => ({ default() {
      const { useEffect, useState } = ${shared('react')};
      const [talks, setTalks] = useState(null);
      useEffect(() => {
        ${shared('@nzuko/shared-auth')}.http.get('/talks/').then(setTalks);
        fetch('/api/talks/').then(setTalks);
      }, []);
      return talks ? talks.first : 'Loading';
    } })`,
    './Careful': `() => {
      const { Component, createElement } = ${shared('react')};
      class Own extends Component {
        static getDerivedStateFromError() { return { failed: true } }
        render() { return this.state?.failed ? 'Sorry' : createElement(() => { throw new Error() }) }
      }
      return { default: () => createElement(Own) };
    }`,
    './MemberTalks': `() => ({ default() {
      const { user } = ${shared('@nzuko/shared-auth')}.sessionStore.getState();
      return user.first_name + ${shared('@nzuko/shared-ui')}.useParams().id.length;
    } })`,
  });
  expect(await tryScreens(release)).toEqual([]);
});

test('a slot is rendered with its place’s sample props, and one that throws does not go live', async () => {
  const withSlot = (version: string, slot: string) => {
    const release = { name: 'mfe_talks', version };
    const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };
    const slots = { 'dashboard.overview': { module: './Around', access: 'member' } };
    const assets = { js: { sync: ['Talks.def.js'], async: [] } };
    writeRelease(release, directory, {
      contract: { routes: [route], slots },
      exposes: ['./Talks', './Around'].map((module) => ({ path: module, assets })),
      files: { 'Talks.def.js': chunkOf({ './Talks': FINE, './Around': slot }) },
    });
    return release;
  };
  const around = `() => ({ default: ({ event }) => event.start_date.slice(0, 10)
    + ${shared('@nzuko/shared-auth')}.sessionStore.getState().user.first_name })`;
  await activate(withSlot('1.0.0', around));
  expect(readRegistryFile().remotes[0]?.slots).toEqual({
    'dashboard.overview': { module: './Around', access: 'member' },
  });
  await expect(activate(withSlot('1.1.0', BROKEN))).rejects.toThrow(
    'mfe_talks@1.1.0 ./Around throws when it is rendered: Error: no talks',
  );
  const missing = withSlot('1.2.0', `() => ({ Around: () => null })`);
  await expect(activate(missing)).rejects.toThrow('./Around has no default export');
});

test('each screen is rendered with each flag on and off, and one that throws only with a flag does not go live', async () => {
  const withFlag = (version: string, isOnByDefault: boolean, screen: string) => {
    const release = { name: 'mfe_talks', version };
    const flag = { about: 'The map of the talks.', default: isOnByDefault, share: 10 };
    writeRelease(release, directory, {
      contract: { flags: { 'talks.map': flag } },
      files: { 'Talks.def.js': chunkOf({ './Talks': screen }) },
    });
    return release;
  };
  // As the remote's own copy of `useFlag` reads it.
  const throwsIf = (state: boolean, otherwise: boolean) => `() => ({ default: () => {
    const { 'talks.map': isOn = ${otherwise} } = globalThis[Symbol.for('nzuko.flags')];
    if (isOn === ${state}) throw new Error('no map');
    return 'Talks';
  } })`;
  await expect(activate(withFlag('1.0.0', false, throwsIf(true, false)))).rejects.toThrow(
    'mfe_talks@1.0.0 ./Talks with talks.map on throws when it is rendered: Error: no map',
  );
  expect(await tryScreens(withFlag('1.1.0', true, throwsIf(false, true)))).toEqual([
    './Talks with talks.map off throws when it is rendered: Error: no map',
  ]);
  // One report is enough.
  expect(await tryScreens(withFlag('1.2.0', false, BROKEN))).toEqual([
    './Talks throws when it is rendered: Error: no talks',
  ]);
  await activate(withFlag('1.3.0', false, FINE));
});

test('a screen that loops is given up', async () => {
  const release = publish('1.0.0', { './Talks': `() => ({ default: () => { for (;;); } })` });
  expect(await tryScreens(release, { screenMs: 500 })).toEqual([
    './Talks is not there after 0.5 s: it waits or loops for ever',
  ]);
});

test('a screen that fills the memory is given up', async () => {
  const release = publish('1.0.0', {
    './Talks': `() => new Array(3e7).fill(1.5)`,
  });
  expect(await tryScreens(release, { memoryMb: 128 })).toEqual([
    expect.stringMatching(/^\.\/Talks ends the process that renders it \(/),
  ]);
});

test('without a shell nothing goes live', async () => {
  const shell = path.join(directory, 'none');
  expect(await tryScreens(publish('1.0.0', { './Talks': FINE }), { shell })).toEqual([
    `cannot be tried: there is no shell in ${shell} (npm run build makes one)`,
  ]);
});
