import { directory } from '../release/testing/ownReleases';

import { mkdirSync, rmSync } from 'node:fs';

import { readJson } from '../paths';
import { activate } from '../release/commands';
import { importRelease } from '../release/import/importRelease';
import { readRegistryFile } from '../release/registryFile';
import { buildExample, changeScreen, toolchains } from './buildExample';
import { exampleWithSdk, type Example } from './exampleWithSdk';

/** A screen that throws unless it has the host's React, kit and session, also in the parts that it bundles, and its place is filled. */
const screen = `
import { sessionStore } from '@nzuko/shell-sdk/auth';
import { EventRow, provideSlots, Slot } from '@nzuko/shell-sdk/parts';
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

const scope = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0].shareScopeMap.default;
const ofHost = (name: string) => (Object.values(scope[name])[0] as { lib: () => object }).lib();
const needed = [
  ['react', 'useState', useState],
  ['@nzuko/shared-ui', 'PageHeader', PageHeader],
  ['@nzuko/shared-auth', 'sessionStore', sessionStore],
] as const;

export default function SpeakersScreen() {
  const [title] = useState('Speakers');
  for (const [name, imported, value] of needed) {
    if (Reflect.get(ofHost(name), imported) !== value) throw Error('has a copy of ' + name);
  }
  useEffect(() => {
    if (!isFilled) throw Error('has an empty place');
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
    // Only the row among its parts imports this.
    expect(readJson(build, 'imports.json')).toHaveProperty(
      ['@nzuko/shared-ui'],
      expect.arrayContaining(['Link']),
    );
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
