import { useId, useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { isUndecided, newRequestKey, retryWithKey } from '@nzuko/shared-auth/queries';
import { Banner, Button, Dialog, Field, formatNaira, Stack, toast } from '@nzuko/shared-ui';

import { refreshPayouts, requestPayout, type PayoutTerms } from '../../../api/payoutsApi';
import {
  leftInBalanceMessage,
  needsApprovalMessage,
  payoutNotRequestedMessage,
} from '../../../messages/payoutMessages';
import { koboOf, nairaOf } from '../../../money/kobo';
import { isNaira, plainNaira } from '../../../money/typedNaira';
import { noAmount, payoutRequestSchema } from './payoutRequestSchema';
import { PayoutSummary } from './PayoutSummary';
import { payoutSums } from './payoutSums';

interface RequestPayoutDialogProps {
  latestTerms: PayoutTerms;
  open: boolean;
  onClose: () => void;
}

/** One press of the button: its amount (naira) and its key. */
interface Press {
  amount: string;
  key: string;
}

/** Asks for an amount, shows what the transfer costs and what arrives where, and requests exactly that. */
export function RequestPayoutDialog({ latestTerms, open, onClose }: RequestPayoutDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const unanswered = useRef<Press>(undefined);
  // From a press on until it is decided: what it was shown with, so that the next press asks for the same.
  const [heldTerms, holdTerms] = useState<PayoutTerms>();
  const terms = heldTerms ?? latestTerms;
  const schema = useMemo(() => payoutRequestSchema(terms), [terms]);
  const { mutateAsync: send } = useMutation({
    ...retryWithKey,
    mutationFn: ({ amount, key }: Press) => requestPayout(amount, key),
  });

  const { formProps, fieldProps, values, isSubmitting, failure } = useApiForm({
    schema,
    initialValues: noAmount,
    onSubmit: async ({ amount: typed }) => {
      const { amount } = payoutSums(typed, terms) ?? { amount: typed };
      const press =
        unanswered.current?.amount === amount
          ? unanswered.current
          : { amount, key: newRequestKey() };
      unanswered.current = press;
      holdTerms(terms);
      try {
        const { sent, account, state } = await send(press);
        const when = state === 'APPROVAL' ? ' once we’ve approved it' : '';
        toast({
          title: 'Payout requested',
          description: `${formatNaira(sent)} goes to ${account}${when}.`,
        });
        onClose();
      } catch (error) {
        if (isUndecided(error)) throw error;
        unanswered.current = undefined;
        holdTerms(undefined);
        void refreshPayouts(queryClient);
        throw error;
      }
      void refreshPayouts(queryClient);
    },
  });
  const sums = payoutSums(values.amount, terms);
  const asked = plainNaira(values.amount) || terms.available;
  const problem = failure ? payoutNotRequestedMessage(failure) : terms.refusal?.detail;

  const handleClose = () => {
    if (unanswered.current) void refreshPayouts(queryClient);
    onClose();
  };
  return (
    <Dialog
      open={open}
      busy={isSubmitting}
      onClose={handleClose}
      size="sm"
      title="Request a payout"
      footer={
        <>
          {problem ? <Banner tone="error">{problem}</Banner> : null}
          <Button variant="secondary" unavailable={isSubmitting} onClick={handleClose}>
            Not Now
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSubmitting}
            unavailable={terms.refusal !== null}
          >
            {sums ? `Pay Out ${formatNaira(sums.amount)}` : 'Pay Out'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <Stack gap={4}>
          <Field
            {...fieldProps('amount')}
            label="Amount in naira"
            hint={`Leave it empty to pay out all of it: ${formatNaira(terms.available)}.`}
            inputMode="decimal"
            autoComplete="off"
          />
          <PayoutSummary sums={sums} account={terms.account} />
          {sums && isNaira(asked) && koboOf(asked) > koboOf(sums.amount) ? (
            <p>{leftInBalanceMessage(formatNaira(nairaOf(koboOf(asked) - koboOf(sums.amount))))}</p>
          ) : null}
          {sums && koboOf(sums.amount) > koboOf(terms.approval.left) ? (
            <Banner>{needsApprovalMessage(formatNaira(terms.approval.limit))}</Banner>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
