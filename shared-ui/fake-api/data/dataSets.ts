import { emptyStore, type Store } from '../store';
import { DAY } from '../time';
import { fillDemo } from './demo';
import { fillMany } from './many';
import { buyers, demoPeople } from './people';

/** Opens every account of the fake, as it opens the demo accounts of the seeded database. */
export const DEMO_PASSWORD = 'Demo1234';

/** What the fake begins with: accounts alone; a calendar; more of all than a page shows. */
export const dataSets = ['demo', 'empty', 'many'] as const;
export type DataSet = (typeof dataSets)[number];

const fillings: Record<DataSet, (store: Store, now: Date) => void> = {
  empty: () => undefined,
  demo: fillDemo,
  many: fillMany,
};

const BUYERS: Record<DataSet, number> = { empty: 0, demo: 30, many: 400 };

/** A store with a data set in it, around a moment. */
export function fill(data: DataSet, now: Date): Store {
  const store = emptyStore();
  const people = [...demoPeople, ...buyers(BUYERS[data])];
  store.accounts = people.map((person, index) => ({
    ...person,
    id: index + 1,
    profile_picture: null,
    password: DEMO_PASSWORD,
    createdAt: new Date(now.getTime() - 100 * DAY),
  }));
  fillings[data](store, now);
  return store;
}
