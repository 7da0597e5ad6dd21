import { HOUR_MS } from '../../platform/durations';
import {
  GoneError,
  InvalidFieldsError,
  NotFoundError,
  TooManyRequestsError,
} from '../../platform/http/errors';
import { formatNaira } from '../../platform/money';
import type { LinkTokens } from '../../platform/security/linkTokens';
import { askForAccount } from '../payments/account-requests';
import { askProvider } from '../../platform/provider/ask-provider';
import { BankAccounts } from '../../platform/provider/bank-accounts';
import type { ProviderBank } from '../../platform/provider/paystack-client';
import * as links from '../payments/refund-links-repository';
import type { RefundLinkRow } from '../payments/refund-links-repository';
import type { RefundAccount, RefundLink } from './refund-link-schemas';
import { lockRefund } from './refunds-repository';
import { RefundRetry, type RefundRetryParts } from './refund-retry';

const NOT_NEEDED = 'This refund doesn’t need an account any more.';
/** Look-ups of a name per link and hour: a link must not become a directory of account holders. */
export const NAME_CHECKS_PER_HOUR = 6;

interface RefundLinkParts extends RefundRetryParts {
  tokens: LinkTokens;
}

/** Actions on a link `/refund/<token>`, where a payer says where a refund should go. Having the link is the authorization. */
export class RefundLinkService {
  private readonly accounts: BankAccounts;
  private readonly retry: RefundRetry;

  constructor(private readonly parts: RefundLinkParts) {
    this.accounts = new BankAccounts(parts.client, parts.log);
    this.retry = new RefundRetry(parts);
  }

  /**
   * The refund behind a link. Must not change anything, since mail scanners open links too.
   *
   * @throws NotFoundError; GoneError `link_replaced`.
   */
  async show(token: string): Promise<RefundLink> {
    return present(await this.find(token), this.parts.now());
  }

  /** The banks to choose from. @throws as `requireOpen` does; ApiError 502 `provider_unavailable`. */
  async banks(token: string): Promise<{ id: number; name: string }[]> {
    this.requireOpen(await this.find(token));
    const banks = await this.accounts.banks();
    return banks.map(({ id, name }) => ({ id, name }));
  }

  /**
   * The name of an account's holder.
   *
   * @throws as `requireOpen` does; InvalidFieldsError for an account that doesn't exist; TooManyRequestsError; ApiError 502
   *   `provider_unavailable`.
   */
  async resolve(token: string, payload: RefundAccount): Promise<{ account_name: string }> {
    const found = await this.find(token);
    this.requireOpen(found);
    const { name } = await this.check(found, payload);
    return { account_name: name };
  }

  /**
   * Sends the refund to an account, once, however often the button is pressed.
   *
   * @throws as `resolve` does; InvalidFieldsError if the provider refuses the account; the payer can then give another.
   */
  async confirm(token: string, payload: RefundAccount): Promise<RefundLink> {
    const found = await this.find(token);
    if (found.status === 'DONE' || found.ended_at) return present(found, this.parts.now());
    this.requireOpen(found);
    const { bank, number } = await this.check(found, payload);
    const { log } = this.parts;
    const outcome = await askProvider(log, () => this.retry.send(found, { bank, number }));
    if (outcome === 'refused') {
      throw new InvalidFieldsError({
        account_number: [`${bank.name} didn’t accept this account. Please use another one.`],
      });
    }
    return this.show(token);
  }

  /** Mails the payer a new link, if this one has expired. @throws NotFoundError; GoneError `link_replaced`, `link_ended`. */
  async renew(token: string): Promise<{ detail: string }> {
    const { db, now } = this.parts;
    const found = await this.find(token);
    // A used link needs nothing more; if another account is needed, a new link is sent automatically.
    if (found.ended_at) throw new GoneError('link_ended', NOT_NEEDED);
    await db.transaction().execute(async (trx) => {
      const refund = await lockRefund(trx, found.refund_id);
      if (!refund || refund.status === 'DONE' || refund.provider_id === null) return;
      await askForAccount(trx, { ...refund, amount_kobo: found.amount_kobo }, now());
    });
    return { detail: 'We’ve sent you a new link. Check your email.' };
  }

  private async find(token: string): Promise<RefundLinkRow> {
    const { db, tokens } = this.parts;
    const link = tokens.read(token);
    const found = link && (await links.findRefundLink(db, link));
    if (!found) {
      throw new NotFoundError(
        'There is no refund behind this link. Check that you copied all of it.',
      );
    }
    if (found.ended_at && waitsForPayer(found)) {
      throw new GoneError(
        'link_replaced',
        'A newer link has replaced this one. We still need an account for your refund: please use the link in our latest email.',
      );
    }
    return found;
  }

  /** @throws GoneError `link_ended`, `link_expired`. */
  private requireOpen(found: RefundLinkRow): void {
    if (found.status === 'DONE' || found.ended_at || found.provider_id === null) {
      throw new GoneError('link_ended', NOT_NEEDED);
    }
    if (found.expires_at <= this.parts.now()) {
      throw new GoneError('link_expired', 'This link has expired. Ask for a new one.');
    }
  }

  /** Checks an account's form, then that it exists; counts towards the link's limit. */
  private async check(
    { link }: RefundLinkRow,
    payload: RefundAccount,
  ): Promise<{ bank: ProviderBank; number: string; name: string }> {
    const { db, now } = this.parts;
    const account = await this.accounts.read(payload);
    const limit = { max: NAME_CHECKS_PER_HOUR, perMs: HOUR_MS, now: now() };
    const nextAt = await links.countNameCheck(db, link, limit);
    if (nextAt) {
      throw new TooManyRequestsError(Math.ceil((nextAt.getTime() - now().getTime()) / 1000));
    }
    return { ...account, name: await this.accounts.holderOf(account) };
  }
}

const waitsForPayer = ({ status, provider_id }: RefundLinkRow) =>
  status === 'NEEDS_ATTENTION' && provider_id !== null;

function present(found: RefundLinkRow, now: Date): RefundLink {
  const { bank_name: bank, account_ending: ending } = found;
  return {
    state: stateOf(found, now),
    amount: formatNaira(found.amount_kobo),
    event_title: found.title,
    payment_reference: found.reference,
    expires_at: found.expires_at.toISOString(),
    timezone: found.timezone,
    account: bank !== null && ending !== null ? { bank, ending } : null,
  };
}

function stateOf(found: RefundLinkRow, now: Date): RefundLink['state'] {
  if (found.status === 'DONE') return 'done';
  if (found.ended_at || found.provider_id === null) return 'under_way';
  return found.expires_at > now ? 'open' : 'expired';
}
