import { buildUser, resetSession, signInAs } from '../testing';
import { forgetRemoteEvents, listen, publish } from './remoteEvents';

const NAME = 'event.saved@1';
const saved = (eventId: number) => ({ eventId, isSaved: true });
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetRemoteEvents();
  resetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('all who listen are told, until they stop', () => {
  const one = jest.fn();
  const other = jest.fn();
  const stop = listen(NAME, one);
  listen(NAME, other);
  publish(NAME, saved(7));
  stop();
  publish(NAME, saved(8));
  expect(one.mock.calls).toEqual([[saved(7)]]);
  expect(other.mock.calls).toEqual([[saved(7)], [saved(8)]]);
});

test('with nobody there, nothing happens, and whoever is loaded later gets the last', () => {
  publish(NAME, saved(7));
  publish(NAME, saved(8));
  const late = jest.fn();
  listen(NAME, late);
  expect(late.mock.calls).toEqual([[saved(8)]]);
});

test('what one user has done is not told to the next one on the page', () => {
  signInAs(buildUser({ id: 1 }));
  publish(NAME, saved(7));
  signInAs(buildUser({ id: 2 }));
  const late = jest.fn();
  listen(NAME, late);
  expect(late).not.toHaveBeenCalled();
});

test('a listener that throws harms neither the publisher nor the others, and is logged', () => {
  const other = jest.fn();
  listen(NAME, () => {
    throw new Error('broken');
  });
  listen(NAME, other);
  expect(() => publish(NAME, saved(7))).not.toThrow();
  expect(other).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('one that throws at once when it is told the last still listens', () => {
  publish(NAME, saved(7));
  const calls: number[] = [];
  listen(NAME, ({ eventId }) => {
    calls.push(eventId);
    if (eventId === 7) throw new Error('broken');
  });
  publish(NAME, saved(8));
  expect(calls).toEqual([7, 8]);
});

test('a listener that publishes the same again ends after twenty, and is logged once', () => {
  jest.useFakeTimers();
  const told = jest.fn(() => publish(NAME, saved(7)));
  listen(NAME, told);
  publish(NAME, saved(7));
  expect(told).toHaveBeenCalledTimes(20);
  expect(logged).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 1_001);
  publish(NAME, saved(8));
  expect(told.mock.calls.length).toBeGreaterThan(20);
});

test('two versions of a name are two events', () => {
  const older = jest.fn();
  listen(NAME, older);
  publish('event.saved@2' as typeof NAME, saved(7));
  expect(older).not.toHaveBeenCalled();
});
