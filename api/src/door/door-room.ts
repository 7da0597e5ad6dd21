import type { FastifyPluginAsync } from 'fastify';
import type { Platform } from '../platform/platform';
import type { Sales } from '../sales';
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
