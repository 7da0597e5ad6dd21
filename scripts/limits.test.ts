import { readFileSync } from 'node:fs';
import path from 'node:path';

import { EVENT_CATEGORIES, LIMITS } from '../api/src/limits';
import { repository } from './paths';

/** The forms' numbers are read as text: no workspace but their own may import them. */
const constantsOf = (file: string): Map<string, string> => {
  const text = readFileSync(path.join(repository, file), 'utf8');
  const found = text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]*)\b[^=]*= ([^;]+);/gm);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
};

/** A product of plain numbers, such as `5 * 1024 * 1024`. */
const numberOf = (text: string | undefined): number =>
  (text ?? 'missing')
    .split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);

const textsOf = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const EVENTS = 'mfe-events/src/constants.ts';
const AUTH = 'mfe-auth/src/constants.ts';
const DASHBOARD = 'mfe-dashboard/src/constants.ts';

test.each<[file: string, name: string, limit: number]>([
  [EVENTS, 'TITLE_MIN_CHARACTERS', LIMITS.eventTitle.min],
  [EVENTS, 'TITLE_MAX_CHARACTERS', LIMITS.eventTitle.max],
  [EVENTS, 'DESCRIPTION_MIN_CHARACTERS', LIMITS.eventDescription.min],
  [EVENTS, 'DESCRIPTION_MAX_CHARACTERS', LIMITS.eventDescription.max],
  [EVENTS, 'LOCATION_MIN_CHARACTERS', LIMITS.eventLocation.min],
  [EVENTS, 'LOCATION_MAX_CHARACTERS', LIMITS.eventLocation.max],
  [EVENTS, 'ATTENDEES_MIN', LIMITS.maxAttendees.min],
  [EVENTS, 'ATTENDEES_MAX', LIMITS.maxAttendees.max],
  [EVENTS, 'ATTENDEES_DEFAULT', LIMITS.maxAttendees.default],
  [EVENTS, 'PRICE_MAX_NAIRA', LIMITS.ticketPriceNaira.max],
  [EVENTS, 'TICKETS_PER_ORDER_MIN', LIMITS.ticketsPerOrder.min],
  [EVENTS, 'TICKETS_PER_ORDER_MAX', LIMITS.ticketsPerOrder.max],
  [EVENTS, 'IMAGE_MAX_BYTES', LIMITS.imageBytes],
  [EVENTS, 'SEARCH_MAX_CHARACTERS', LIMITS.searchText.max],
  [DASHBOARD, 'SEARCH_MAX_CHARACTERS', LIMITS.searchText.max],
  [DASHBOARD, 'SUBJECT_MAX_CHARACTERS', LIMITS.announcementSubject.max],
  [DASHBOARD, 'MESSAGE_MAX_CHARACTERS', LIMITS.announcementText.max],
  [DASHBOARD, 'SCANS_PER_SYNC', LIMITS.scansPerSync.max],
  [AUTH, 'USERNAME_MIN_LENGTH', LIMITS.username.min],
  [AUTH, 'LOGIN_PASSWORD_MIN_LENGTH', LIMITS.password.min],
  ['shared-auth/src/user/passwordRules.ts', 'MIN_LENGTH', LIMITS.password.min],
  ['mfe-settings/src/constants.ts', 'PICTURE_MAX_BYTES', LIMITS.imageBytes],
])('%s and the server agree on %s', (file, name, limit) => {
  expect(numberOf(constantsOf(file).get(name))).toBe(limit);
});

test.each([EVENTS, DASHBOARD])('%s and the server agree on the categories', (file) => {
  expect(textsOf(constantsOf(file).get('EVENT_CATEGORIES'))).toEqual([...EVENT_CATEGORIES]);
});

test.each([
  [EVENTS, 'CATALOGUE_PAGE_SIZE'],
  [DASHBOARD, 'DISCOVER_PAGE_SIZE'],
])('%s asks for no more than the server gives: %s', (file, name) => {
  expect(numberOf(constantsOf(file).get(name))).toBeLessThanOrEqual(LIMITS.pageSize.max);
});
