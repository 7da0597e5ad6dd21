import { askedRemote } from './askedRemote';

const ask = (...args: string[]) => askedRemote(args, 'npm run isolate -- <remote>');
const usage = 'Usage: npm run isolate -- <remote>, where <remote> is one of: auth, ';

test.each(['events', 'mfe-events'])('“%s” is a remote', (asked) => {
  expect(ask(asked)).toBe('mfe-events');
});

test('a name that is no remote’s is said to be so, with the usage', () => {
  expect(() => ask('foo')).toThrow(`There is no remote “foo”.\n${usage}`);
});

test('a second word is refused', () => {
  expect(() => ask('events', 'auth')).toThrow(`One remote at a time, without “auth”.\n${usage}`);
});

test.each([[[]], [['--help']]])('%j gets the usage', (args) => {
  expect(() => ask(...args)).toThrow(new RegExp(`^${usage}`));
});
