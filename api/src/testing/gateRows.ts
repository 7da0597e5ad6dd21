import type { InjectOptions } from 'fastify';
import { atGate, atGateForNothing } from './accessColumns';
import { doorSync, get, send } from './requests';

/** The routes of gate links, the only ones that accept them. */
export const gateRows: [name: string, request: () => InjectOptions, statuses: number[]][] = [
  ['GET /gate/', () => get('/gate/'), atGate],
  ['GET /gate/door/', () => get('/gate/door/'), atGate],
  ['GET a photo at the gate', () => get('/gate/door/photos/1-aaaaaaaaaaaa/'), atGateForNothing],
  ['POST /gate/start/', () => send('POST', '/gate/start/'), atGate],
  ['POST /gate/door/sync/', () => send('POST', '/gate/door/sync/', doorSync), atGate],
];

/** A gate link’s status for a route, given those of accounts. */
export function statusAtGate(statuses: number[]): number {
  if (statuses === atGateForNothing) return 404;
  return statuses === atGate ? 200 : 401;
}
