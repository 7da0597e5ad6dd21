import type { FastifyBaseLogger } from 'fastify';
import { InvalidFieldsError } from '../http/errors';
import { refuseProblems } from '../http/fieldRules';
import { askProvider } from './ask-provider';
import { Banks } from './banks';
import type { PaystackClient, ProviderBank } from './paystack-client';
import { ProviderError } from './provider-error';

/** The accounts that people give us, looked up at the provider. Each way it can fail has its own message. */
export class BankAccounts {
  private readonly bankList: Banks;

  constructor(
    private readonly client: PaystackClient,
    private readonly log: FastifyBaseLogger,
  ) {
    this.bankList = new Banks(client);
  }

  /** The banks to choose from, by name. @throws ApiError 502 `provider_unavailable`. */
  async banks(): Promise<ProviderBank[]> {
    return askProvider(this.log, () => this.bankList.list());
  }

  /** The bank and number of a form. @throws InvalidFieldsError; ApiError 502 `provider_unavailable`. */
  async read(payload: {
    bank_id: number;
    account_number: string;
  }): Promise<{ bank: ProviderBank; number: string }> {
    const number = payload.account_number.replace(/\s/g, '');
    const bank = (await this.banks()).find(({ id }) => id === payload.bank_id);
    refuseProblems({
      bank_id: [!bank && 'This bank isn’t available. Choose another one.'],
      account_number: [!/^\d{10}$/.test(number) && 'An account number has 10 digits'],
    });
    if (!bank) throw new Error('unreachable');
    return { bank, number };
  }

  /** The name of an account's holder. @throws InvalidFieldsError if there is no such account; ApiError 502 as above. */
  async holderOf({ bank, number }: { bank: ProviderBank; number: string }): Promise<string> {
    const name = await askProvider(this.log, () => this.client.resolveAccount(bank.code, number));
    if (name !== null) return name;
    throw new InvalidFieldsError({
      account_number: [
        `We couldn’t find this account at ${bank.name}. Check the number and the bank.`,
      ],
    });
  }

  /**
   * The provider's code for an account, which transfers to it need.
   *
   * @throws InvalidFieldsError if the provider doesn't send money there; ApiError 502 as above.
   */
  async recipientOf(account: {
    bank: ProviderBank;
    number: string;
    holder: string;
  }): Promise<string> {
    const { bank, number, holder } = account;
    const details = { name: holder, account_number: number, bank_code: bank.code };
    return askProvider(this.log, async () => {
      try {
        return await this.client.createRecipient(details);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 400 || error.isAboutUs) {
          throw error;
        }
        throw new InvalidFieldsError({
          account_number: [`${bank.name} doesn’t take payouts to this account. Use another one.`],
        });
      }
    });
  }
}
