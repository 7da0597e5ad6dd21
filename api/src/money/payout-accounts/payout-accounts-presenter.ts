import { PAYOUT_CODE_TRIES } from '../../platform/limits';
import { fullNameOf } from '../../platform/database/fullName';
import { compareNames } from './name-fit';
import type { currentAccounts, findOrganizer } from './payout-accounts-repository';
import type { PayoutAccount } from './payout-accounts-schemas';

type Organizer = NonNullable<Awaited<ReturnType<typeof findOrganizer>>>;
type Accounts = Awaited<ReturnType<typeof currentAccounts>>;

export function presentPayoutAccount(
  organizer: Organizer,
  { confirmed, waiting }: Accounts,
  { userId, teamId, now }: { userId: number; teamId: number; now: Date },
): PayoutAccount {
  const { first_name, last_name, email_verified_at } = organizer;
  const fits = confirmed?.first_name === first_name && confirmed.last_name === last_name;
  const isYours = ({ asked_by }: { asked_by: number | null }) => (asked_by ?? teamId) === userId;
  return {
    // Events show the founder's name, which another owner's account doesn't verify.
    is_verified: fits && confirmed.asked_by === null && email_verified_at !== null,
    account: confirmed
      ? {
          bank: confirmed.bank_name,
          ending: confirmed.account_ending,
          account_name: confirmed.account_name,
          is_yours: isYours(confirmed),
          confirmed_at: (confirmed.confirmed_at ?? confirmed.asked_at).toISOString(),
          paused_until:
            confirmed.paused_until && confirmed.paused_until > now
              ? confirmed.paused_until.toISOString()
              : null,
          fits_name: fits,
        }
      : null,
    waiting: waiting
      ? {
          bank: waiting.bank_name,
          ending: waiting.account_ending,
          account_name: waiting.account_name,
          is_yours: isYours(waiting),
          name_match:
            compareNames(fullNameOf(waiting), waiting.account_name) === 'full' ? 'full' : 'partial',
          code_expires_at: (waiting.code_expires_at ?? now).toISOString(),
          tries_left: Math.max(0, PAYOUT_CODE_TRIES - waiting.code_tries),
        }
      : null,
  };
}
