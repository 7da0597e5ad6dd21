import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { InvalidFieldsError } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { inPercent } from '../../platform/vat';
import { readTaxNumber } from './tax-number';
import { findTaxNumber, setTaxNumber } from './tax-numbers-repository';
import type { TaxNumber } from './tax-numbers-schemas';

/** Organizers' tax numbers. Receipts for payments made once there is one show the VAT that prices include. */
export class TaxNumbersService {
  constructor(
    private readonly parts: { db: Kysely<Database>; now: Clock; vatBasisPoints: number },
  ) {}

  async show(userId: number): Promise<TaxNumber> {
    return this.present(await findTaxNumber(this.parts.db, userId));
  }

  /** Sets the tax number, or removes it for null or blank. @throws InvalidFieldsError if it isn't one. */
  async change(actor: Actor, userId: number, text: string | null): Promise<TaxNumber> {
    const isGone = text === null || text.trim() === '';
    const taxNumber = isGone ? null : readTaxNumber(text);
    if (!isGone && taxNumber === null) {
      throw new InvalidFieldsError({
        tax_number: [FIELD_MESSAGES.tax_number.invalid],
      });
    }
    const { db, now } = this.parts;
    await db.transaction().execute(async (trx) => {
      if (!(await setTaxNumber(trx, userId, taxNumber))) return;
      const about = { team: userId };
      await appendEntry(trx, { by: actor, action: 'tax_number_changed', about, at: now() });
    });
    return this.present(taxNumber);
  }

  private present(taxNumber: string | null): TaxNumber {
    return { tax_number: taxNumber, vat_percent: inPercent(this.parts.vatBasisPoints) };
  }
}
