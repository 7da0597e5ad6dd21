import type { Guard } from '../guard';

const queue = 'api/src/platform/jobs/job-queue-repository.ts';
const tests = 'api/src/platform/jobs/jobs.test.ts';
const processes = 'api/src/platform/jobs/job-processes.test.ts';

/** The guards of background work: nothing is held up, lost or hidden. */
export const backgroundWork: Guard[] = [
  {
    protects: 'mail to many waits for mail that somebody is waiting for',
    file: 'api/src/platform/outbox/outbox-repository.ts',
    remove: 'announcement: 30,',
    replace: 'announcement: -30,',
    test: {
      runner: 'jest',
      file: processes,
      name: 'a password reset overtakes 10,000 announcements',
    },
  },
  {
    protects: 'one hold that can’t be ended holds up no other, and is given up visibly',
    file: 'api/src/sales/orders/orders-repository.ts',
    remove: "    .where(hasNoJob('expire_hold', 'orders.id'))\n",
    replace: '',
    test: {
      runner: 'jest',
      file: processes,
      name: 'one hold that cannot be ended holds up no other, and is on the list of dead jobs',
    },
  },
  {
    protects: 'due work of one task is found even if looking for another fails',
    file: 'api/src/platform/jobs/look-for-due.ts',
    remove: "log.error({ err: error, task: name }, 'due work was not looked for');",
    replace: 'throw error;',
    test: {
      runner: 'jest',
      file: tests,
      name: 'of one task is found even if looking for another fails',
    },
  },
  {
    protects: 'a killed process’s job is given to another one',
    file: queue,
    remove: '    WHERE locked_at < now() - ${STUCK_AFTER}`.execute(db);',
    replace: '    WHERE false AND locked_at < now() - ${STUCK_AFTER}`.execute(db);',
    test: {
      runner: 'jest',
      file: tests,
      name: 'whose process was lost is given to another one after five minutes',
    },
  },
  {
    protects: 'the orders of a cancelled event are ended because of its cancellation',
    file: 'api/src/events/event-editing-service.ts',
    remove: "      await addJob(trx, 'end_orders_of_event', id);\n",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/events/event-editing.test.ts',
      name: 'cancels the event, mails every holder, ends the orders',
    },
  },
  {
    protects: 'an order whose dispute is won after its event was cancelled is ended too',
    file: 'api/src/sales/disputes/disputes.ts',
    remove: "    if (event.status === 'CANCELLED') await addJob(trx, 'end_order', order.id);\n",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/sales/disputes/disputes.test.ts',
      name: 'delays the refunds of a cancelled event until it is decided',
    },
  },
];
