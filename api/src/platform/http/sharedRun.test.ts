import { sharedRun } from './sharedRun';

/** Runs that begin and end when the test says so. */
function controlledRuns() {
  const begun: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const awaited: (() => void)[] = [];
  const ask = sharedRun(() => {
    const run = new Promise<string>((end, fail) => begun.push({ end, fail }));
    awaited.splice(0).forEach((tell) => tell());
    return run;
  });
  /** Resolves once as many runs have begun. */
  const beginning = async (count: number) => {
    while (begun.length < count) await new Promise<void>((resolve) => awaited.push(resolve));
    return begun[count - 1]!;
  };
  return { ask, begun, beginning };
}

it('runs once for all who ask before it begins', async () => {
  const { ask, begun, beginning } = controlledRuns();
  const all = Array.from({ length: 1_000 }, ask);
  (await beginning(1)).end('first');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['first']));
  expect(begun).toHaveLength(1);
});

it('runs again for those who come while it runs, once it has ended', async () => {
  const { ask, begun, beginning } = controlledRuns();
  const early = ask();
  const first = await beginning(1);
  const late = [ask(), ask()];
  expect(begun).toHaveLength(1);
  first.end('first');
  expect(await early).toBe('first');
  (await beginning(2)).end('second');
  expect(await Promise.all(late)).toEqual(['second', 'second']);
  expect(begun).toHaveLength(2);
});

it('fails for those who share the run, and runs again for the next', async () => {
  const { ask, beginning } = controlledRuns();
  const all = Promise.allSettled([ask(), ask()]);
  (await beginning(1)).fail(new Error('No.'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask();
  (await beginning(2)).end('well');
  expect(await next).toBe('well');
});
