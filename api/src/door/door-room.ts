import type { FastifyPluginAsync } from 'fastify';
import { inBatches } from '../platform/database/inBatches';
import type { Tasks } from '../platform/jobs/tasks';
import type { Platform } from '../platform/platform';
import type { Sales } from '../sales';
import { deleteOldScans } from './door-repository';
import { doorRoutes } from './door-routes';
import {
  DoorConflict,
  DoorList,
  DoorScan,
  DoorSyncPayload,
  DoorTicket,
  DoorVerdict,
  SignedDoorList,
} from './door-schemas';
import { DoorService } from './door-service';

/** Check-in at the door, online and offline. */
export function makeDoor({ db, now }: Platform, { codes }: Sales) {
  return new DoorService(db, codes, now);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The door's work at set times. */
export function makeDoorTasks({ config, db, now }: Platform) {
  const forget = () => {
    const before = new Date(now().getTime() - config.keptDays.scans * DAY_MS);
    return inBatches((rows) => deleteOldScans(db, before, rows));
  };
  return { forget_scans: { every: '50 2 * * *', run: forget } } satisfies Tasks;
}

export const doorRoom: FastifyPluginAsync<{ platform: Platform; door: DoorService }> = async (
  app,
  { platform: { guards }, door },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(doorRoutes, { service: door, guards });
};

const schemas = [
  DoorTicket,
  DoorList,
  SignedDoorList,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
  DoorConflict,
];
