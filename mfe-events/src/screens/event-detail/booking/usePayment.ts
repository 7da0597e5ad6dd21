import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import {
  checkPayment,
  initiatePayment,
  isUndecided,
  newRequestKey,
  retryWithKey,
  type Payment,
  type PaymentInitiation,
} from '@nzuko/shared-auth/queries';
import { openPaymentTab, type PaymentTab } from '@nzuko/shared-ui/parts';

import { paymentQuery } from '../../../api/paymentsApi';
import { payLater, type PurchaseResult } from '../../../api/ticketsApi';
import { LATE_PAYMENT_POLL_MS, PAYMENT_CHECK_MS, PAYMENT_POLL_MS } from '../../../constants';
import {
  checkFailedMessage,
  payLaterFailedMessage,
  paymentFailedMessage,
} from '../../../messages/paymentMessages';
import { isHeldStage, isOverStage, paymentStage, type PaymentStage } from './paymentStage';

interface Start {
  ticketId: number;
  tab: PaymentTab;
  key: string;
}

interface PaymentOptions {
  /** Called once a started payment has an answer, or has none after all tries. */
  onAnswered: () => void;
}

/** Tracks one order’s payment, polls until it settles, and lets the buyer pay or check again. */
export function usePayment(result: PurchaseResult | undefined, { onAnswered }: PaymentOptions) {
  const queryClient = useQueryClient();
  const [started, setStarted] = useState<PaymentInitiation>();
  const [isTabBlocked, setTabBlocked] = useState(false);
  const reference = started?.reference;

  const initiation = useMutation({
    ...retryWithKey,
    mutationFn: ({ ticketId, key }: Start) => initiatePayment(ticketId, key),
    onSuccess: (next, { tab }) => {
      setStarted(next);
      setTabBlocked(!tab.show(next.authorization_url));
    },
    onError: (_error, { tab }) => tab.close(),
    onSettled: onAnswered,
  });

  const { data: payment } = useQuery({
    ...paymentQuery(reference ?? ''),
    enabled: reference !== undefined,
    // Keep polling: while the buyer pays, the payment page covers this one.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => pollDelay(result && paymentStage(result.order, state.data)),
  });
  // No attempt tells how the order of a payment that never started has fared.
  const hasEnded =
    !payment &&
    initiation.error !== null &&
    ApiError.from(initiation.error).text('code') === 'hold_expired';
  const stage = result && (hasEnded ? 'expired' : paymentStage(result.order, payment));

  const { mutate: check, ...checking } = useMutation({
    mutationFn: (paid: string) => checkPayment(paid),
    onSuccess: (answer: Payment) =>
      queryClient.setQueryData(paymentQuery(answer.reference).queryKey, answer),
  });

  const isOpen = isHeldStage(stage);
  useEffect(() => {
    if (!isOpen || reference === undefined) return;
    const checkOnReturn = () => {
      if (document.visibilityState === 'visible') check(reference);
    };
    // No webhook reports a declined card, so check regularly.
    const timer = setInterval(() => check(reference), PAYMENT_CHECK_MS);
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkOnReturn);
    };
  }, [isOpen, reference, check]);

  // Once held seats are sold or released, the page's numbers are stale. A free order holds none: its booking has asked for new
  // numbers already.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => void queryClient.invalidateQueries({ queryKey: ['event'] });
  }, [isOpen, queryClient]);

  const keeping = useMutation({
    mutationFn: (ticketId: number) => payLater(ticketId),
    onSuccess: () =>
      reference && queryClient.invalidateQueries({ queryKey: paymentQuery(reference).queryKey }),
  });
  const ends = [result?.order, keeping.data, payment?.order].map((order) => order?.expires_at);

  const start = (ticketId: number, { tab = openPaymentTab(), key }: Partial<Start> = {}) => {
    // The same press again, if the last one has no answer.
    const last =
      initiation.isError && isUndecided(initiation.error) ? initiation.variables : undefined;
    const sameKey = last?.ticketId === ticketId ? last.key : undefined;
    initiation.mutate({ ticketId, tab, key: key ?? sameKey ?? newRequestKey() });
  };
  const openUrl = payment?.authorization_url ?? started?.authorization_url;

  return {
    stage,
    payment,
    reference,
    /** When the seats are given up; the latest that is known, since paying later sets it back. */
    heldUntil:
      ends
        .filter((end) => typeof end === 'string')
        .sort()
        .at(-1) ?? null,
    /** Why the seats weren't kept to be paid for later. */
    payLaterProblem: keeping.error
      ? payLaterFailedMessage(ApiError.from(keeping.error))
      : undefined,
    keepForLater: keeping.mutate,
    isStarting: initiation.isPending,
    isChecking: checking.isPending,
    /** URL of the payment page if its tab was blocked. */
    blockedUrl: isTabBlocked ? started?.authorization_url : undefined,
    /** The provider was checked and has no payment. */
    isStillUnpaid: checking.isSuccess && isOpen,
    error: initiation.error
      ? paymentFailedMessage(ApiError.from(initiation.error))
      : checking.error
        ? checkFailedMessage(ApiError.from(checking.error))
        : undefined,
    start,
    /** Reopens the payment page; after an attempt that came to nothing, starts a new one. */
    resume: (ticketId: number) => {
      if (!isOverStage(stage) && openUrl) setTabBlocked(!openPaymentTab().show(openUrl));
      else start(ticketId);
    },
    check: () => {
      if (reference !== undefined) check(reference);
    },
    reset: () => {
      setStarted(undefined);
      setTabBlocked(false);
      initiation.reset();
      checking.reset();
      keeping.reset();
    },
  };
}

/** The result of `usePayment`. */
export type PaymentState = ReturnType<typeof usePayment>;

function pollDelay(stage: PaymentStage | undefined): number | false {
  if (stage === 'paid' || stage === 'refunded') return false;
  return stage === 'expired' || stage === 'cancelled' ? LATE_PAYMENT_POLL_MS : PAYMENT_POLL_MS;
}
