import type { InjectOptions } from 'fastify';
import { atGate, atGateForNothing } from './accessColumns';
import { doorSync, get, send } from './requests';

/** The routes of gate links, and that only these let one in. */
export const gateRows: [name: string, request: () => InjectOptions, statuses: number[]][] = [
  ['GET /gate/', () => get('/gate/'), atGate],
  ['GET /gate/door/', () => get('/gate/door/'), atGate],
  ['GET a photo at the gate', () => get('/gate/door/photos/1-aaaaaaaaaaaa/'), atGateForNothing],
  ['POST /gate/start/', () => send('POST', '/gate/start/'), atGate],
  ['POST /gate/door/sync/', () => send('POST', '/gate/door/sync/', doorSync), atGate],
];

/** What a gate link’s device is answered where an account gets these. */
export function statusAtGate(statuses: number[]): number {
  if (statuses === atGateForNothing) return 404;
  return statuses === atGate ? 200 : 401;
}
