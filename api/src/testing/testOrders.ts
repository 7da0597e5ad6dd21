import type { Kysely } from 'kysely';
import { systemClock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { DEFAULT_FEE_TERMS } from '../platform/fees';
import { HOLD_DURATION_MS } from '../platform/limits';
import { FolderStore } from '../platform/media/folder-store';
import { MediaService } from '../platform/media/media-service';
import { OrdersService } from '../sales/orders/orders-service';

/** The service that sells tickets, without pictures or a payment provider: no hold has a started payment. */
export function makeTestOrders(db: Kysely<Database>, now = systemClock): OrdersService {
  const media = new MediaService(new FolderStore('/nonexistent/media', console), console);
  return new OrdersService(db, media, now, {
    holdMs: HOLD_DURATION_MS,
    fees: DEFAULT_FEE_TERMS,
    expireHolds: () => Promise.resolve(),
  });
}
