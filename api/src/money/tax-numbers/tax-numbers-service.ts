import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { InvalidFieldsError } from '../../platform/http/errors';
import { inPercent } from '../../platform/vat';
import { readTaxNumber } from './tax-number';
import { findTaxNumber, setTaxNumber } from './tax-numbers-repository';
import type { TaxNumber } from './tax-numbers-schemas';

/** Organizers' tax numbers: with one, receipts of what is paid from then on show the VAT that prices include. */
export class TaxNumbersService {
  constructor(private readonly parts: { db: Kysely<Database>; vatBasisPoints: number }) {}

  async show(userId: number): Promise<TaxNumber> {
    return this.present(await findTaxNumber(this.parts.db, userId));
  }

  /** @throws InvalidFieldsError for what is no tax number; nothing takes it away. */
  async change(userId: number, text: string | null): Promise<TaxNumber> {
    const isGone = text === null || text.trim() === '';
    const taxNumber = isGone ? null : readTaxNumber(text);
    if (!isGone && taxNumber === null) {
      throw new InvalidFieldsError({
        tax_number: ['Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4'],
      });
    }
    await setTaxNumber(this.parts.db, userId, taxNumber);
    return this.present(taxNumber);
  }

  private present(taxNumber: string | null): TaxNumber {
    return { tax_number: taxNumber, vat_percent: inPercent(this.parts.vatBasisPoints) };
  }
}
