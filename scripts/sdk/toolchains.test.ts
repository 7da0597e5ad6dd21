import { directory } from '../release/testing/ownReleases';

import { mkdirSync, rmSync } from 'node:fs';

import { readJson } from '../paths';
import { activate } from '../release/commands';
import { importRelease } from '../release/import/importRelease';
import { readRegistryFile } from '../release/registryFile';
import { buildExample, changeScreen, toolchains } from './buildExample';
import { exampleWithSdk, type Example } from './exampleWithSdk';

/**
 * A screen that throws unless it has the host's React, kit and session, also in the parts that it bundles, its place is filled, its
 * flag is as the page says, and it hears what other remotes publish.
 */
const screen = `
import { sessionStore } from '@nzuko/shell-sdk/auth';
import { provideFlags, useFlag } from '@nzuko/shell-sdk/flags';
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
// As the page server's HTML does.
provideFlags({ 'speakers.map': true });
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
  if (!useFlag('speakers.map')) throw Error('has no flag');
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
    // Only the row among its parts imports `Link`, flags `useSession`, and events `logProblem`; `http` is of the example's call.
    expect(readJson(build, 'imports.json')).toMatchObject({
      '@nzuko/shared-ui': expect.arrayContaining(['Link']),
      '@nzuko/shared-auth': ['http', 'logProblem', 'sessionStore', 'useSession'],
    });
    await importRelease(build);
    await activate({ name: 'mfe_speakers' });
    expect(readRegistryFile().remotes).toMatchObject([{ name: 'mfe_speakers' }]);
  },
);

test('a build that imports all of a shared module is refused, since nobody could check it', async () => {
  changeScreen(example, () => screen.replace('{ PageHeader }', '* as kit'));
  await expect(buildExample(example, 'Rspack')).rejects.toThrow(
    'name what it imports of @nzuko/shell-sdk/ui',
  );
});
