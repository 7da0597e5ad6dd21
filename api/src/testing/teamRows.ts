import type { InjectOptions } from 'fastify';
import { ofOwners } from './accessColumns';
import { get, send } from './requests';

const door = { role: 'DOOR', version: 1 };

type Row = [string, () => InjectOptions, number[]];

/** Actions reserved for a team’s owner: rows of `access.test.ts`. */
export function teamRows(founder: () => number | undefined): Row[] {
  const team = () => `/teams/${founder()}/`;
  return [
    ['GET a team', () => get(team()), ofOwners(200)],
    [
      'POST an invitation',
      () => send('POST', `${team()}invitations/`, { email: 'zi@example.test', role: 'DOOR' }),
      ofOwners(201),
    ],
    ['PATCH a team', () => send('PATCH', team(), { requires_two_step: false }), ofOwners(200)],
    ['DELETE an invitation', () => send('DELETE', `${team()}invitations/999999/`), ofOwners(404)],
    ['PATCH a member', () => send('PATCH', `${team()}members/999999/`, door), ofOwners(404)],
    ['DELETE a member', () => send('DELETE', `${team()}members/999999/`), ofOwners(404)],
    ['POST an owner', () => send('POST', `${team()}owner/`, { user_id: 999_999 }), ofOwners(404)],
  ];
}
