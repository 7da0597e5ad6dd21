import { buildRegistered } from '../testing';
import { parseRegistry } from './parseRegistry';

const remote = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const canary = { remote: { ...remote, version: '2.0.0' }, share: 10 };
const whole = { contract: 1, remotes: [remote], canaries: [canary] };

test.each([
  ['with canaries', whole],
  ['without canaries', { contract: 1, remotes: [remote] }],
  ['without remotes yet', { contract: 1, remotes: [] }],
  // The page shows the rest.
  ['with a remote of a later contract', { ...whole, remotes: [{ ...remote, contract: 2 }] }],
])('a registry %s is sound', (_name, registry) => {
  expect(parseRegistry(JSON.stringify(registry))).toEqual(registry);
});

test.each([
  ['', 'is empty'],
  [' \n', 'is empty'],
  [JSON.stringify(whole).slice(0, -9), 'is not whole'],
  ['null', 'is not an object'],
  ['[]', 'is not an object'],
  ['{}', 'has the contract undefined, not 1'],
  [JSON.stringify({ ...whole, contract: 2 }), 'has the contract 2, not 1'],
  [JSON.stringify({ contract: 1 }), 'has no sound list of remotes'],
  [JSON.stringify({ ...whole, remotes: [null] }), 'has no sound list of remotes'],
  [
    JSON.stringify({ ...whole, remotes: [{ ...remote, name: '' }] }),
    'has no sound list of remotes',
  ],
  [
    JSON.stringify({ ...whole, remotes: [{ ...remote, screens: [] }] }),
    'has no sound list of remotes',
  ],
  [JSON.stringify({ ...whole, canaries: {} }), 'has no sound list of canaries'],
  [JSON.stringify({ ...whole, canaries: [null] }), 'has no sound list of canaries'],
  [JSON.stringify({ ...whole, canaries: [{ remote }] }), 'has no sound list of canaries'],
  [
    JSON.stringify({ ...whole, canaries: [{ ...canary, share: 101 }] }),
    'has no sound list of canaries',
  ],
  [JSON.stringify({ ...whole, canaries: [{ share: 5 }] }), 'has no sound list of canaries'],
  [JSON.stringify({ ...whole, flags: { 'a.b': {} } }), 'has unsound settings of flags'],
  [JSON.stringify({ ...whole, flags: [] }), 'has unsound settings of flags'],
])('%.60s %s', (text, fault) => {
  expect(() => parseRegistry(text)).toThrow(fault);
});
