import { isFailure, reportOf, tableOf, type BenchRun } from './benchRun';
import { atLeast, atMost, verdictOf, type Figure } from './figures';

const runOf = (...figures: Figure[]): BenchRun => ({ name: 'html', seconds: 1, figures });

test.each([
  [atMost('a', 2, 2), 'met'],
  [atMost('a', 2.01, 2), 'NOT met'],
  [atLeast('a', 0.5, 0.5), 'met'],
  [atLeast('a', 0.49, 0.5), 'NOT met'],
  // A missing mark, 0 / 0, the longest of no times, and a number divided by 0.
  [atMost('a', NaN, 2), 'not measured'],
  [atLeast('a', NaN, 2), 'not measured'],
  [atMost('a', Math.max(), 2), 'not measured'],
  [atLeast('a', 5 / 0, 2), 'not measured'],
])('%j is %s', (figure, verdict) => {
  expect(verdictOf(figure)).toBe(verdict);
});

test.each([
  ['all goals are met', runOf(atMost('a', 1, 2), atMost('b', 1, 2, 'ms')), false, false],
  ['a ratio misses its goal', runOf(atLeast('a', 1, 2)), true, true],
  ['bytes miss their goal', runOf(atMost('a', 3, 2, 'KB')), true, true],
  ['only a time misses its goal', runOf(atMost('a', 3, 2, 'ms')), true, false],
  ['a time was not measured', runOf(atMost('a', NaN, 2, 's')), true, true],
  ['the benchmark broke off', { ...runOf(), error: 'No browser.' }, true, true],
])('when %s, the command fails: %j %s, and quickly: %s', (_case, run, whole, quick) => {
  expect([isFailure(run, false), isFailure(run, true)]).toEqual([whole, quick]);
});

test('the table shows each figure with its goal, what was measured and whether that is met', () => {
  const broken = { name: 'event', seconds: 1, figures: [], error: 'The API did not start.' };
  const runs = [
    runOf(atLeast('/: of a bare server', 0.614, 0.5), atMost('opened', 1204.4, 900, 'ms')),
    runOf(atMost('first paint', NaN, 2)),
    broken,
  ];
  expect(
    tableOf(runs)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['bench', 'figure', 'goal', 'measured'],
    ['html', '/: of a bare server', 'at least 0.5', '0.614', 'met'],
    ['html', 'opened', 'at most 900', '1204 ms', 'NOT met'],
    ['html', 'first paint', 'at most 2', '–', 'not measured'],
    ['event', 'FAILED: The API did not start.'],
  ]);
});

test('the report is JSON with the commit, the figures and their verdicts', () => {
  const circumstances = { commit: 'abc', isQuick: true, machine: '2 × x' };
  const report = reportOf([runOf(atMost('a', 1, 2)), runOf(atMost('b', NaN, 2))], circumstances);
  expect(JSON.parse(report)).toMatchObject({
    commit: 'abc',
    isQuick: true,
    machine: '2 × x',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    benches: [
      { name: 'html', figures: [{ name: 'a', value: 1, goal: 2, verdict: 'met' }] },
      { name: 'html', figures: [{ name: 'b', value: null, verdict: 'not measured' }] },
    ],
  });
});
