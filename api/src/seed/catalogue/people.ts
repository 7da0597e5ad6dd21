import type { Role } from '../../platform/limits';
import type { OrganizerKey } from './seedEvent';

interface SeedPerson {
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  role: Role;
}

/** The three accounts listed in the README, for trying out the product. */
export const DEMO_PASSWORD = 'Demo1234';

export const demoAttendee: SeedPerson = {
  email: 'attendee@demo.test',
  username: 'tunde.adeyemi',
  first_name: 'Tunde',
  last_name: 'Adeyemi',
  role: 'ATTENDEE',
};

export const demoAdmin: SeedPerson = {
  email: 'admin@demo.test',
  username: 'nkechi.admin',
  first_name: 'Nkechi',
  last_name: 'Obi',
  role: 'ADMIN',
};

export const organizers: Record<OrganizerKey, SeedPerson> = {
  demo: {
    email: 'organizer@demo.test',
    username: 'adaeze.okonkwo',
    first_name: 'Adaeze',
    last_name: 'Okonkwo',
    role: 'ORGANIZER',
  },
  devcircle: {
    email: 'ibrahim.bello@devcircle.test',
    username: 'ibrahim.bello',
    first_name: 'Ibrahim',
    last_name: 'Bello',
    role: 'ORGANIZER',
  },
  bayelsa: {
    email: 'ebiere.dokubo@deltadevs.test',
    username: 'ebiere.dokubo',
    first_name: 'Ebiere',
    last_name: 'Dokubo',
    role: 'ORGANIZER',
  },
  arewa: {
    email: 'aisha.danjuma@arewamakers.test',
    username: 'aisha.danjuma',
    first_name: 'Aisha',
    last_name: 'Danjuma',
    role: 'ORGANIZER',
  },
  studio: {
    email: 'folake.ogunleye@studiowest.test',
    username: 'folake.ogunleye',
    first_name: 'Folake',
    last_name: 'Ogunleye',
    role: 'ORGANIZER',
  },
};

export const FIRST_NAMES = [
  'Chioma',
  'Emeka',
  'Zainab',
  'Segun',
  'Ngozi',
  'Yusuf',
  'Temitope',
  'Amina',
  'Chinedu',
  'Bukola',
  'Musa',
  'Ifeoma',
  'Kelechi',
  'Halima',
  'Tobi',
  'Uche',
  'Fatima',
  'Damilola',
  'Obinna',
  'Ruth',
  'Sani',
  'Precious',
  'Ayodele',
  'Blessing',
  'Ikenna',
  'Maryam',
  'Gbenga',
  'Ebele',
  'Timi',
  'Hauwa',
];

export const LAST_NAMES = [
  'Eze',
  'Balogun',
  'Abubakar',
  'Nwosu',
  'Adebayo',
  'Mohammed',
  'Okafor',
  'Ogundipe',
  'Usman',
  'Ibe',
  'Akinola',
  'Bassey',
  'Lawal',
  'Umeh',
  'Oladipo',
  'Garba',
  'Onuoha',
  'Fashola',
  'Ekanem',
  'Suleiman',
  'Anyanwu',
  'Olawale',
  'Briggs',
  'Aliyu',
  'Ojo',
];
