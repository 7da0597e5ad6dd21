const CITIES = [
  'Lagos',
  'Abuja',
  'Port Harcourt',
  'Ibadan',
  'Enugu',
  'Kano',
  'Benin City',
  'Kaduna',
  'Jos',
  'Owerri',
  'Abeokuta',
  'Calabar',
  'Uyo',
  'Warri',
  'Ilorin',
  'Akure',
  'Asaba',
  'Awka',
  'Aba',
  'Onitsha',
  'Maiduguri',
  'Sokoto',
  'Zaria',
  'Osogbo',
  'Ile-Ife',
  'Nsukka',
  'Makurdi',
  'Minna',
  'Lokoja',
  'Bauchi',
  'Yola',
];

/** The city a location names ("12 Kashim Ibrahim Way, Wuse 2, Abuja"), searched from the end; empty if none. */
export function cityOf(location: string): string {
  const parts = location.split(',').reverse();
  for (const part of parts) {
    const words = part.trim().toLowerCase();
    const city = CITIES.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(words));
    if (city) return city;
  }
  return '';
}
