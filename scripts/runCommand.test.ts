import { createServer } from 'node:net';

import { readConfig } from '../shell/server/config';
import { askedRemote } from './askedRemote';
import { portOf } from './ports';
import { ReleaseError } from './release/releaseError';
import { printedFailure, runCommand } from './runCommand';

/** The output of a failing command, once it has ended the process with 1. */
async function printed(command: () => unknown): Promise<string> {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(resolve as typeof process.exit);
  });
  runCommand(async () => void (await command()));
  expect(await ended).toBe(1);
  const [text] = said.mock.calls.flat();
  jest.restoreAllMocks();
  return String(text);
}

/** Listens on a port that another program has taken since it was found free. */
const listenTwice = () =>
  new Promise((_resolve, reject) => {
    const first = createServer();
    first.listen(0, '127.0.0.1', () => {
      const second = createServer().once('error', (error) => first.close(() => reject(error)));
      second.listen(first.address());
    });
  });

test.each([
  ['a remote that isn’t there', () => askedRemote(['x'], 'npm run dev'), 'There is no remote “x”.'],
  ['a setting that is no port', () => portOf('PATH', 1), 'PATH must be a whole number'],
  ['a wrong setting', () => readConfig({ PORT: 'x' }), 'These settings are wrong:'],
  ['a port that was taken meanwhile', listenTwice, 'address already in use'],
  ['a release', () => Promise.reject(new ReleaseError('Gone.')), 'Gone.'],
])('a failure with %s is printed as its sentence alone', async (_what, command, sentence) => {
  const text = await printed(command);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/^ +at /m);
});

test('any other failure is printed with where it happened', async () => {
  expect(await printed(() => new URL('nowhere'))).toMatch(
    /Invalid URL\n(.*\n)* +at .*runCommand\.test/,
  );
  expect(printedFailure('no error')).toBe('no error');
});
