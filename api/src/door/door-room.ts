import type { FastifyPluginAsync } from 'fastify';
import { inBatches } from '../platform/database/inBatches';
import { DAY_MS } from '../platform/durations';
import type { Tasks } from '../platform/jobs/tasks';
import type { Platform } from '../platform/platform';
import type { Sales } from '../sales';
import { boardRoutes } from './board/board-routes';
import { DoorBoard } from './board/board-schemas';
import { BoardService } from './board/board-service';
import { deleteOldScans } from './door-repository';
import { doorRoutes } from './door-routes';
import { DoorList, DoorPage, PagedDoorList, DoorTicket, SignedDoorList } from './door-list-schemas';
import {
  ConflictHandling,
  DoorConflict,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
} from './door-schemas';
import { DoorService } from './door-service';
import { gatesRoutes } from './gates/gates-routes';
import {
  DoorRules,
  DoorRulesPatch,
  DoorSetup,
  Gate,
  GatePatch,
  GatePayload,
} from './gates/gates-schemas';
import { GatesService } from './gates/gates-service';
import { gateLinksRoutes } from './gate-links/gate-links-routes';
import { GateLink, GateLinkPayload, NewGateLink } from './gate-links/gate-links-schemas';
import { GateLinksService } from './gate-links/gate-links-service';
import { gateRoutes } from './gate-links/gate-routes';
import { GatePass } from './gate-links/gate-schemas';
import { GateService } from './gate-links/gate-service';
import { photosRoutes } from './photos/photos-routes';
import { DoorPhotosService } from './photos/photos-service';
import { doorSalesRoutes } from './sales/door-sales-routes';
import { DoorSale, DoorSalePayload, DoorSales, DoorSaleVoid } from './sales/door-sales-schemas';
import { DoorSalesService } from './sales/door-sales-service';

/** Check-in at the door, online and offline, by the event's team and by helpers with links. */
export function makeDoor({ db, media, now }: Platform, { codes }: Sales) {
  const door = new DoorService(db, codes, now);
  const photos = new DoorPhotosService(db, media);
  return {
    door,
    links: new GateLinksService(db, now),
    gate: new GateService(db, door, photos, now),
    photos,
    gates: new GatesService(db, now),
    board: new BoardService(db, now),
    sales: new DoorSalesService(db, now),
  };
}

/** The door's scheduled jobs. */
export function makeDoorTasks({ config, db, now }: Platform) {
  const forget = () => {
    const before = new Date(now().getTime() - config.keptDays.scans * DAY_MS);
    return inBatches((rows) => deleteOldScans(db, before, rows));
  };
  return { forget_scans: { every: '50 2 * * *', run: forget } } satisfies Tasks;
}

interface DoorRoomOptions {
  platform: Platform;
  door: ReturnType<typeof makeDoor>;
}

export const doorRoom: FastifyPluginAsync<DoorRoomOptions> = async (
  app,
  { platform: { config, guards }, door: { door, photos, gates, board, sales, links, gate } },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(doorRoutes, { service: door, guards });
  await app.register(photosRoutes, { service: photos, guards });
  await app.register(boardRoutes, { service: board, guards });
  await app.register(doorSalesRoutes, { service: sales, guards });
  await app.register(gatesRoutes, { service: gates, guards });
  await app.register(gateLinksRoutes, { service: links, guards });
  await app.register(gateRoutes, { service: gate, limit: config.rateLimits.ticketLink });
};

const schemas = [
  DoorSale,
  DoorSales,
  DoorSalePayload,
  DoorSaleVoid,
  DoorBoard,
  Gate,
  GatePayload,
  GatePatch,
  DoorRules,
  DoorRulesPatch,
  DoorSetup,
  ConflictHandling,
  DoorTicket,
  DoorList,
  DoorPage,
  PagedDoorList,
  SignedDoorList,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
  DoorConflict,
  GateLink,
  NewGateLink,
  GateLinkPayload,
  GatePass,
];
