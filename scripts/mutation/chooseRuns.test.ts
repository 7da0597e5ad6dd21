import { chooseRuns } from './chooseRuns';
import { runs } from './runs';

const namesOf = (...asked: string[]) => chooseRuns(asked).map(([name]) => name);

test('without a name, all runs are chosen', () => {
  expect(namesOf()).toEqual(Object.keys(runs));
});

test('a group stands for its runs, beside runs by their own names', () => {
  expect(namesOf('seats', 'guards')).toEqual(['seats-rules', 'seats-holds', 'guards']);
});

test('a wrong name is refused, also beside a right one, with the groups and runs there are', () => {
  const problem =
    /^There is no mony\. Groups: money, seats, session, guards, release\. Runs: money-pages, .*release-server\.$/;
  expect(() => namesOf('mony')).toThrow(problem);
  expect(() => namesOf('seats', 'mony')).toThrow(problem);
});
