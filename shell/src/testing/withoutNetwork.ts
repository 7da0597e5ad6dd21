/** For the tests of a file: timers to advance by hand, no network, and a console that keeps errors to itself. */
export function withoutNetwork(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
