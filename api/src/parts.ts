import { makeAccounts } from './accounts';
import { makeDoor } from './door';
import { makeEvents } from './events';
import { makeMail, readOwnAnnouncements } from './mail';
import { makePlatform, type PlatformOptions } from './platform/platform';
import { makeSales } from './sales';

/** Builds every part once, for the HTTP app and the workers alike. Nothing is started, and nothing connects. */
export function makeParts(options: PlatformOptions) {
  const platform = makePlatform(options);
  const sales = makeSales(platform);
  const mail = makeMail(platform, sales);
  return {
    platform,
    accounts: makeAccounts(platform, { readOwnAnnouncements }),
    events: makeEvents(platform, { endCancelledOrders: () => sales.cancelledOrders.work() }),
    sales,
    door: makeDoor(platform, sales),
    mail,
    /** What goes on beside the requests, in any number of processes. */
    workers: [sales.cancelledOrders, mail.worker, sales.payments.worker],
  };
}

export type Parts = ReturnType<typeof makeParts>;
