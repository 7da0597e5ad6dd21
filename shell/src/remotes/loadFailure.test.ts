import { classifyFailure, LoadFailure } from './loadFailure';

// Real messages from Chromium, webpack and the federation runtime for each failure.
test.each([
  [
    'network',
    new Error('[ Federation Runtime ]: ScriptNetworkError: Failed to load script "x" #RUNTIME-008'),
  ],
  [
    'network',
    Object.assign(new Error('Loading chunk 12 failed.\n(missing: http://x/12.js)'), {
      name: 'ChunkLoadError',
    }),
  ],
  ['network', new TypeError('Failed to fetch')],
  ['timeout', new Error('ScriptNetworkError: Script "x" timed out. #RUNTIME-008')],
  ['timeout', new Error('Loading chunk 12 failed.\n(timeout: http://x/12.js)')],
  ['evaluation', new Error('ScriptExecutionError: Script "x" loaded but threw a runtime error')],
  ['evaluation', new TypeError('Cannot read properties of undefined')],
  ['evaluation', 'thrown text'],
  ['contract', new Error('Failed to get remoteEntry exports. #RUNTIME-001')],
  ['contract', new Error('Module "./Gone" does not exist in container.')],
  [
    'version',
    new Error('Version 18.0.0 of shared singleton module react does not satisfy the requirement'),
  ],
] as const)('is %s for %s', (kind, error) => {
  expect(classifyFailure(error).kind).toBe(kind);
});

test('an already classified failure is unchanged', () => {
  const failure = new LoadFailure('timeout');
  expect(classifyFailure(failure)).toBe(failure);
});
