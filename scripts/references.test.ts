import { brokenReferences } from './references';

// Assembled from parts, so that this file doesn't itself contain a broken reference.
const missing = ['04', '99'].join('');
const gone = (folder: string) => `${folder}/gone.ts`;

test.each([
  ['a document', 'docs/operations.md', `See (${missing}).`],
  ['a document, among others', 'docs/operations.md', `See decisions 0001, 0002 and ${missing}.`],
  ['a comment', 'api/src/app.ts', `// As it says (0001, ${missing}).`],
  ['a comment of a configuration', 'oxlint.config.mts', `/** Decision: (${missing}) */`],
  ['a workflow', '.github/workflows/ci.yml', `  # decision ${missing}`],
  ['an image', 'docker/api/Dockerfile', `# (${missing})`],
  ['a shell script', 'docker/start.sh', `# (${missing})`],
])('a decision that %s cites must exist', (_where, file, text) => {
  expect(brokenReferences(file, text)).toEqual([missing]);
});

test.each(['api/src', 'sdk/src', 'examples/speakers/src'])(
  'a file in %s that a comment names must exist',
  (folder) => {
    expect(brokenReferences('api/src/app.ts', `// ${gone(folder)}`)).toEqual([gone(folder)]);
  },
);

test('links of a document must lead to files and pages', () => {
  const text = '[a](where-is.md) [b](gone.md) [c](/events) [d](/gone) [e](https://example.test)';
  expect(brokenReferences('docs/ARCHITECTURE.md', text)).toEqual(['gone.md', '/gone']);
});

test('code, phone numbers, and files that decisions describe at their date name nothing', () => {
  expect(brokenReferences('api/src/app.ts', `call(${missing}, '${gone('api/src')}');`)).toEqual([]);
  expect(brokenReferences('docs/operations.md', 'Call (0803) 123 4567.')).toEqual([]);
  expect(brokenReferences('docs/decisions/0001-x.md', gone('api/src'))).toEqual([]);
});
