import { countPairs } from './pairwise';
import { factors, MOST_STOPS, planShort, planWalk, possibleStops, type Stop } from './plan';
import { routesOfRemotes, screens } from './screens';

const walk = planWalk();

describe('the plan of a walk', () => {
  it('covers each pair that is possible, in at most 400 pages', () => {
    expect(countPairs(walk)).toBe(countPairs(possibleStops));
    expect(walk.length).toBeLessThanOrEqual(MOST_STOPS);
  });

  it('has every route of every remote, and every tab of the dashboard', () => {
    const walked = new Set(walk.map(({ screen }) => screen.split(' ')[0]));
    expect([...walked].sort()).toEqual([...new Set(routesOfRemotes())].sort());
    expect(new Set(walk.map(({ screen }) => screen)).size).toBe(screens.length);
  });

  it.each(Object.entries(factors))(
    'has every %s, also in the part that a short walk takes',
    (name, all) => {
      for (const plan of [walk, planShort()]) {
        expect([...new Set(plan.map((stop) => stop[name as keyof Stop]))].sort()).toEqual(
          [...all].sort(),
        );
      }
    },
  );

  it('has every screen on the smallest phone in the part that a short walk takes', () => {
    const narrow = planShort().filter(({ width }) => width === '320');
    expect(narrow.map(({ screen }) => screen).sort()).toEqual(
      screens.map(({ name }) => name).sort(),
    );
  });

  it('keeps who may not see a screen away from it', () => {
    const seenBy = (screen: string) =>
      new Set(walk.filter((stop) => stop.screen === screen).map(({ role }) => role));
    expect(seenBy('/dashboard money')).toEqual(new Set(['admin']));
    expect(seenBy('/login')).toEqual(new Set(['visitor']));
    expect(seenBy('/dashboard attendees')).toEqual(new Set(['organizer', 'admin']));
  });
});
