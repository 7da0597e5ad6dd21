import { directory } from '../../scripts/release/testing/ownReleases';

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readJson } from '../../scripts/paths';
import { activate } from '../../scripts/release/commands';
import { importRelease } from '../../scripts/release/import/importRelease';
import { readRegistryFile } from '../../scripts/release/registryFile';
import { buildExample, changeScreen, toolchains } from './buildExample';
import { exampleWithSdk, type Example } from './exampleWithSdk';

/**
 * A screen that throws unless it and its bundled parts have the host's React, kit and session, its place is filled, its flag is
 * on, and it hears remotes' events.
 */
const screen = `
import { sessionStore } from '@nzuko/shell-sdk/auth';
import { useFlag } from '@nzuko/shell-sdk/flags';
import { EventRow, provideSlots, Slot } from '@nzuko/shell-sdk/parts';
import { listen, publish } from '@nzuko/shell-sdk/remote-events';
import { PageHeader } from '@nzuko/shell-sdk/ui';
import { useEffect, useState } from 'react';

const event = {
  id: 7, title: 'Go Lagos', start_date: null, end_date: null, timezone: 'Africa/Lagos', location: 'Yaba', city: 'Lagos',
};
let isFilled = false;
// As the shell does. It meets its place on the page, where each remote brings a copy of both.
provideSlots(() => {
  isFilled = true;
  return null;
});
const heard: number[] = [];

const scope = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0].shareScopeMap.default;
const ofHost = (name: string) => (Object.values(scope[name])[0] as { lib: () => object }).lib();
const needed = [
  ['react', 'useState', useState],
  ['@nzuko/shared-ui', 'PageHeader', PageHeader],
  ['@nzuko/shared-auth', 'sessionStore', sessionStore],
] as const;

export default function SpeakersScreen() {
  const [title] = useState('Speakers');
  if (!useFlag('speakers.map', true)) throw Error('has no flag');
  for (const [name, imported, value] of needed) {
    if (Reflect.get(ofHost(name), imported) !== value) throw Error('has a copy of ' + name);
  }
  useEffect(() => {
    if (!isFilled) throw Error('has an empty place');
    const stop = listen('event.saved@1', ({ eventId }) => heard.push(eventId));
    publish('event.saved@1', { eventId: 7, isSaved: true });
    stop();
    publish('event.saved@1', { eventId: 8, isSaved: true });
    if (heard.join() !== '7') throw Error('has heard of ' + heard.join());
  }, []);
  return (
    <>
      <PageHeader title={title} />
      <EventRow event={event} variant="line" lead="" />
      <Slot name="dashboard.overview" context={{ event }} />
    </>
  );
}
`;

let example: Example;

// The harness may have to be built first.
beforeAll(async () => {
  example = await exampleWithSdk();
}, 120_000);
afterAll(() => example.remove());
beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));

test.each(Object.keys(toolchains) as (keyof typeof toolchains)[])(
  'a remote built by %s is imported and goes live, with React, kit and session of the host',
  async (toolchain) => {
    changeScreen(example, () => screen);
    const build = await buildExample(example, toolchain);
    // Of its parts, only the row imports `Link`, only flags `useSession`, and only events `logProblem`; `http` is for the
    // example's call.
    expect(readJson(build, 'imports.json')).toMatchObject({
      '@nzuko/shared-ui': expect.arrayContaining(['Link']),
      '@nzuko/shared-auth': ['http', 'logProblem', 'sessionStore', 'useSession'],
    });
    await importRelease(build);
    await activate({ name: 'mfe_speakers' });
    expect(readRegistryFile().remotes).toMatchObject([{ name: 'mfe_speakers' }]);
  },
  // A build of two thousand modules, on a machine that is busy with other tests.
  120_000,
);

test('a flag of such a remote is switched by the gate, and a screen that fails without it is not imported', async () => {
  const contract = path.join(example.folder, 'remote.json');
  const text = readFileSync(contract, 'utf8');
  const flags = { 'speakers.map': { about: 'The map above the list.', default: true } };
  writeFileSync(contract, JSON.stringify({ ...(JSON.parse(text) as object), flags }));
  changeScreen(
    example,
    () => `import { useFlag } from '@nzuko/shell-sdk/flags';
export default function SpeakersScreen() {
  if (!useFlag('speakers.map', true)) throw Error('has no map');
  return <h1>Speakers</h1>;
}`,
  );
  const build = await buildExample(example, 'Rspack');
  writeFileSync(contract, text);
  await expect(importRelease(build)).rejects.toThrow(
    './Speakers with speakers.map off throws when it is rendered: Error: has no map',
  );
});

test('a build that imports all of a shared module is refused, since nobody could check it', async () => {
  changeScreen(example, () => screen.replace('{ PageHeader }', '* as kit'));
  await expect(buildExample(example, 'Rspack')).rejects.toThrow(
    'name what it imports of @nzuko/shell-sdk/ui',
  );
});
