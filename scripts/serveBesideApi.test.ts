import { serveBesideApi } from './serveBesideApi';

test('an API that was killed is said to be so, by its signal', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(resolve as typeof process.exit);
  });
  const exited = Promise.resolve('SIGKILL');
  const api = { url: 'http://127.0.0.1:9', ready: Promise.resolve(), exited, stop: async () => {} };
  await serveBesideApi(api, async () => {});
  expect(await ended).toBe(1);
  expect(said).toHaveBeenCalledWith(
    'The API stopped unexpectedly (SIGKILL); see its output above.',
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  jest.restoreAllMocks();
});
