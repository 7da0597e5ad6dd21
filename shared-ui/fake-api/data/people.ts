import type { Account } from '../store';

type Person = Pick<Account, 'email' | 'username' | 'first_name' | 'last_name' | 'role'>;

/** The demo accounts, as in the seeded database, and a second organizer. Their ids are 1 to 4, in this order. */
export const demoPeople: readonly Person[] = [
  {
    email: 'organizer@demo.test',
    username: 'adaeze.okonkwo',
    first_name: 'Adaeze',
    last_name: 'Okonkwo',
    role: 'ORGANIZER',
  },
  {
    email: 'attendee@demo.test',
    username: 'tunde.adeyemi',
    first_name: 'Tunde',
    last_name: 'Adeyemi',
    role: 'ATTENDEE',
  },
  {
    email: 'admin@demo.test',
    username: 'nkechi.admin',
    first_name: 'Nkechi',
    last_name: 'Obi',
    role: 'ADMIN',
  },
  {
    email: 'ibrahim.bello@devcircle.test',
    username: 'ibrahim.bello',
    first_name: 'Ibrahim',
    last_name: 'Bello',
    role: 'ORGANIZER',
  },
];

const firstNames = ['Chioma', 'Emeka', 'Zainab', 'Segun', 'Ngozi', 'Yusuf', 'Temitope', 'Amina'];
const lastNames = ['Eze', 'Balogun', 'Abubakar', 'Nwosu', 'Adebayo', 'Okafor', 'Bassey'];

/** So many buyers, none named as another up to 56. */
export const buyers = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const first_name = firstNames[index % firstNames.length] ?? '';
    const last_name = lastNames[index % lastNames.length] ?? '';
    const username = `${first_name}.${last_name}.${index + 1}`.toLowerCase();
    return { email: `${username}@mail.test`, username, first_name, last_name, role: 'ATTENDEE' };
  });
