import { amountMessages } from '@nzuko/contract';
import { formatNaira } from '@nzuko/shared-ui';
import { object, string } from 'yup';

import type { PayoutTerms } from '../../../api/payoutsApi';
import { koboOf } from '../../../money/kobo';
import { isNaira, plainNaira } from '../../../money/typedNaira';

/** An amount to pay out; empty: all that is available. Same messages as the server's. */
export const payoutRequestSchema = ({
  available,
  minimum,
}: Pick<PayoutTerms, 'available' | 'minimum'>) =>
  object({
    amount: string()
      .default('')
      .transform(plainNaira)
      .test('naira', amountMessages.invalid, (text) => text === '' || isNaira(text))
      .test(
        'least',
        `Amount must be at least ${formatNaira(minimum)}`,
        (text) => !isNaira(text) || koboOf(text) >= koboOf(minimum),
      )
      .test(
        'most',
        `Only ${formatNaira(available)} can be paid out now`,
        (text) => !isNaira(text) || koboOf(text) <= koboOf(available),
      ),
  });

export const noAmount = { amount: '' };
