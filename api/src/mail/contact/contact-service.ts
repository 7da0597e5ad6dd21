import type { Kysely } from 'kysely';
import { emailProblems } from '../../accounts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { DAY_MS } from '../../platform/durations';
import { TooManyRequestsError } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { CONTACT_MESSAGES_A_DAY, LIMITS } from '../../platform/limits';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { countMailsTo, lockSender, wasSent } from '../mail-repository';
import type { ContactPayload } from './contact-schemas';

/** Messages of visitors to the people who run the site. */
export class ContactService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    /** Where messages go, and where the sender's answer comes from. */
    private readonly contactEmail: string,
  ) {}

  /**
   * Queues the message, and the email that tells its sender that it has arrived. That email repeats nothing of it: anybody could
   * enter somebody else's address. A message sent again within 24 hours, as after a lost answer, changes nothing.
   *
   * @throws InvalidFieldsError; TooManyRequestsError after an address's three messages in 24 hours.
   */
  async send(payload: ContactPayload): Promise<void> {
    const email = payload.email.trim();
    const name = payload.name.trim();
    const message = payload.message.trim();
    refuseProblems({
      name: lengthProblems(name, LIMITS.personName.maxLength, 'Name'),
      email: emailProblems(email),
      message: lengthProblems(message, LIMITS.contactText.maxLength, 'Message'),
    });
    const { topic } = payload;
    const { contactEmail } = this;
    const toUs = {
      template: 'contact' as const,
      recipient: contactEmail,
      data: { name, email, topic, message },
    };
    const since = new Date(this.now().getTime() - DAY_MS);
    await this.db.transaction().execute(async (trx) => {
      await lockSender(trx, email);
      if (await wasSent(trx, toUs, since)) return;
      const { count, first } = await countMailsTo(trx, {
        recipient: email,
        template: 'contact_received',
        since,
      });
      if (first && count >= CONTACT_MESSAGES_A_DAY) {
        throw new TooManyRequestsError(
          Math.ceil((first.getTime() - since.getTime()) / 1000),
          'You’ve written to us three times today. We’ll answer those messages first.',
        );
      }
      await queueMail(trx, toUs);
      await queueMail(trx, {
        template: 'contact_received',
        recipient: email,
        data: { topic, contactEmail },
      });
    });
  }
}
