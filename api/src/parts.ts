import { makeAccounts } from './accounts';
import { makeDoor, makeDoorTasks } from './door';
import { countReach, makeEvents } from './events';
import { makeMail, readOwnAnnouncements } from './mail';
import { makeJobs } from './platform/jobs/jobs';
import type { RowTask, RowTaskName } from './platform/jobs/tasks';
import { makePlatform, type PlatformOptions } from './platform/platform';
import { makeMoney, readMoneyLeft } from './money';
import { closeCase, makeSales, moneyDifferences, openMoneyCase } from './sales';

type EveryTask = Record<RowTaskName, RowTask>;

/** Builds every part once, for the HTTP app and the jobs alike. Nothing is started, and nothing connects. */
export function makeParts(options: PlatformOptions) {
  const platform = makePlatform(options);
  const money = makeMoney(platform, {
    openCase: openMoneyCase(platform.log),
    closeCase,
    differences: moneyDifferences(platform.log),
  });
  const sales = makeSales(platform, money);
  const mail = makeMail(platform, sales);
  const events = makeEvents(platform);
  const tasks = {
    ...platform.tasks,
    ...events.tasks,
    ...money.tasks,
    ...sales.tasks,
    ...makeDoorTasks(platform),
    ...mail.tasks,
  } satisfies EveryTask;
  return {
    platform,
    accounts: makeAccounts(platform, { readOwnAnnouncements, readMoneyLeft, countReach }),
    events,
    money,
    sales,
    door: makeDoor(platform, sales),
    mail,
    /** Background work beside the requests, in any number of processes. */
    jobs: makeJobs(platform, tasks),
  };
}

export type Parts = ReturnType<typeof makeParts>;
