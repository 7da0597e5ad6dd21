import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { listAdministrators } from '../../accounts';
import { ALERT_KINDS, type RaisedAlertsTable } from '../../platform/alerts/raisedAlerts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import type { Tasks } from '../../platform/jobs/tasks';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { forgetOver, raiseNew, takeUnmailed } from './alerts-repository';

/** How many alerts one mail lists; the rest are counted. */
const LISTED = 20;

type Trouble = Pick<RaisedAlertsTable, 'kind' | 'subject'>;

/** The most urgent first, then by number. */
const byUrgency = (one: Trouble, other: Trouble): number =>
  ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind) ||
  one.subject.localeCompare(other.subject, 'en', { numeric: true });

/** Tells administrators once about each trouble that needs a person (decision 0061). */
export class Alerts {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: FastifyBaseLogger,
    private readonly now: Clock,
  ) {}

  readonly tasks = {
    raise_alerts: { every: '* * * * *', run: () => this.raise() },
  } satisfies Tasks;

  private async raise(): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await forgetOver(trx);
      for (const { id, kind, subject, detail } of await raiseNew(trx, this.now())) {
        // Before the commit: twice in the log is better than never, when mail is what fails.
        this.log.error({ alert: id, kind, subject, detail }, 'something needs a person');
      }
      const people = await listAdministrators(trx);
      if (people.length === 0) return;
      const alerts = (await takeUnmailed(trx, this.now())).sort(byUrgency);
      if (alerts.length === 0) return;
      const listed = alerts
        .slice(0, LISTED)
        .map(({ id, kind, subject, detail }) => ({ id, kind, subject, detail }));
      for (const { email: recipient, first_name: firstName } of people) {
        const data = { firstName, alerts: listed, more: alerts.length - listed.length };
        await queueMail(trx, { template: 'alert', recipient, data });
      }
    });
  }
}
