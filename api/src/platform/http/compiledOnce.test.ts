import { compiledOnce } from './compiledOnce';

describe('compiledOnce', () => {
  it('compiles again only for other schemas', () => {
    const compile = jest.fn(() => ({}));
    const first = compiledOnce(['a test', { type: 'string' }], compile);
    expect(compiledOnce(['a test', { type: 'string' }], compile)).toBe(first);
    expect(compiledOnce(['a test', { type: 'number' }], compile)).not.toBe(first);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('is not loaded anew for a test file, as our other modules are', async () => {
    const kept = compiledOnce(['a test, later'], () => ({}));
    jest.resetModules();
    const again = await import('./compiledOnce');
    expect(again.compiledOnce(['a test, later'], () => ({}))).toBe(kept);
    const other = await import('./validation');
    jest.resetModules();
    expect(await import('./validation')).not.toBe(other);
  });
});
