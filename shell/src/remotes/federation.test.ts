import { init } from '@module-federation/enhanced/runtime';
import { buildRegistered } from '@nzuko/contract/testing';

/** Loads ./Catalogue of a remote whose entry has run and exposes `module`. */
async function load(name: string, module: object) {
  const entry = { init: () => undefined, get: () => Promise.resolve(() => module) };
  Object.assign(globalThis, { [name]: entry });
  init({ name: 'shell', remotes: [] });
  const { loadScreenOnce } = await import('./federation');
  const remote = buildRegistered({ name });
  return loadScreenOnce({ remote, screen: './Catalogue', available: true }, false);
}

test('a screen is its module’s default export', async () => {
  const Catalogue = () => null;
  expect(await load('mfe_whole', { default: Catalogue })).toBe(Catalogue);
});

test.each([
  ['mfe_text', { default: 'not a component' }],
  ['mfe_named', { Catalogue: () => null }],
])(
  '%s, whose module has no component as its default export, breaks the contract',
  async (name, module) => {
    const failure = { name: 'LoadFailure', kind: 'contract' };
    await expect(load(name, module)).rejects.toMatchObject(failure);
  },
);
