import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDocument } from './readDocument';
import { brokenPromises, readPaths, type PublishedPaths } from './publishedPaths';

const read = (file: string) =>
  JSON.parse(readFileSync(resolve(__dirname, '../..', file), 'utf8')) as unknown;
const published = read('published-paths.json') as PublishedPaths;
const current = readPaths(readDocument(read('openapi.json')));

it('keeps every promise of published-paths.json', () => {
  // A new path needs no line in that file. To publish it, or to break a promise on purpose:
  // `npm run publish-paths --workspace api`
  expect(brokenPromises(published, current)).toEqual([]);
});

describe('a promise is broken', () => {
  const promises: PublishedPaths = {
    operations: { 'GET /a/': { takes: 'id page?', answers: '200:A' } },
    schemas: { A: 'id:integer name?:string' },
  };
  const changed = (change: Partial<PublishedPaths['operations'][string]>): PublishedPaths => ({
    ...promises,
    operations: { 'GET /a/': { takes: 'id page?', answers: '200:A', ...change } },
  });

  it.each<[string, PublishedPaths, string]>([
    ['a path is gone', { ...promises, operations: {} }, 'GET /a/ is gone'],
    ['an input is gone', changed({ takes: 'id' }), 'GET /a/ no longer takes page'],
    ['an input becomes required', changed({ takes: 'id page' }), 'GET /a/ now requires page'],
    ['a new input is required', changed({ takes: 'id page? b' }), 'GET /a/ now requires b'],
    ['a response changes', changed({ answers: '200:B' }), 'GET /a/ no longer returns 200:A'],
    ['a field is gone', { ...promises, schemas: { A: 'id:integer' } }, 'A lost name?:string'],
    [
      'a field changes type',
      { ...promises, schemas: { A: 'id:string name?:string' } },
      'A lost id:integer',
    ],
  ])('when %s', (_what, now, sentence) => {
    expect(brokenPromises(promises, now)).toEqual([sentence]);
  });

  it.each<[string, PublishedPaths]>([
    ['a new input is optional', changed({ takes: 'id page? sort?' })],
    ['an input becomes optional', changed({ takes: 'id? page?' })],
    ['there are new fields', { ...promises, schemas: { A: 'id:integer name?:string b:string' } }],
    [
      'an optional field becomes required',
      { ...promises, schemas: { A: 'id:integer name:string' } },
    ],
  ])('but not when %s', (_what, now) => {
    expect(brokenPromises(promises, now)).toEqual([]);
  });
});
