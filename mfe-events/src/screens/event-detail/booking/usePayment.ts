import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';

import {
  checkPayment,
  initiatePayment,
  paymentQuery,
  type Payment,
  type PaymentInitiation,
} from '../../../api/paymentsApi';
import type { PurchaseResult } from '../../../api/ticketsApi';
import { LATE_PAYMENT_POLL_MS, PAYMENT_CHECK_MS, PAYMENT_POLL_MS } from '../../../constants';
import { paymentFailedMessage } from '../../../messages/paymentMessages';
import { openPaymentTab, type PaymentTab } from './paymentTab';
import { paymentStage, type PaymentStage } from './paymentStage';

interface Start {
  ticketId: number;
  tab: PaymentTab;
}

/** The paying of one order: its stage, kept up to date by itself, and what the buyer can do about it. */
export function usePayment(result: PurchaseResult | undefined) {
  const queryClient = useQueryClient();
  const [started, setStarted] = useState<PaymentInitiation>();
  const [isTabBlocked, setTabBlocked] = useState(false);
  const reference = started?.reference;

  const initiation = useMutation({
    mutationFn: ({ ticketId }: Start) => initiatePayment(ticketId),
    onSuccess: (next, { tab }) => {
      setStarted(next);
      setTabBlocked(!tab.show(next.authorization_url));
    },
    onError: (_error, { tab }) => tab.close(),
  });

  const { data: payment } = useQuery({
    ...paymentQuery(reference ?? ''),
    enabled: reference !== undefined,
    // The payment page is in front of this one while somebody pays.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => pollDelay(result && paymentStage(result.order, state.data)),
  });
  const stage = result && paymentStage(result.order, payment);

  const { mutate: check, ...checking } = useMutation({
    mutationFn: checkPayment,
    onSuccess: (answer: Payment) =>
      queryClient.setQueryData(paymentQuery(answer.reference).queryKey, answer),
  });

  const isOpen = stage === 'waiting' || stage === 'declined';
  useEffect(() => {
    if (!isOpen || reference === undefined) return;
    const checkOnReturn = () => {
      if (document.visibilityState === 'visible') check(reference);
    };
    // No webhook tells of a declined card: only asking does.
    const timer = setInterval(() => check(reference), PAYMENT_CHECK_MS);
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkOnReturn);
    };
  }, [isOpen, reference, check]);

  // Seats were kept, given back or sold: the numbers on the page are old.
  useEffect(() => {
    if (stage === undefined || stage === 'waiting' || stage === 'declined') return;
    void queryClient.invalidateQueries({ queryKey: ['event'] });
  }, [stage, queryClient]);

  const start = (ticketId: number, tab = openPaymentTab()) => initiation.mutate({ ticketId, tab });
  const openUrl = payment?.authorization_url ?? started?.authorization_url;

  const failure = initiation.error ?? checking.error;
  return {
    stage,
    payment,
    reference,
    isStarting: initiation.isPending,
    isChecking: checking.isPending,
    /** The payment page's address while its tab could not be opened. */
    blockedUrl: isTabBlocked ? started?.authorization_url : undefined,
    /** The provider was asked, and knew of no payment. */
    wasAskedInVain: checking.isSuccess && isOpen,
    error: failure ? paymentFailedMessage(ApiError.from(failure)) : undefined,
    start,
    /** Opens the payment page again; a declined try is followed by a new one. */
    resume: (ticketId: number) => {
      if (stage === 'waiting' && openUrl) setTabBlocked(!openPaymentTab().show(openUrl));
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
    },
  };
}

/** What `usePayment` gives. */
export type PaymentState = ReturnType<typeof usePayment>;

function pollDelay(stage: PaymentStage | undefined): number | false {
  if (stage === 'paid' || stage === 'refunded') return false;
  return stage === 'expired' ? LATE_PAYMENT_POLL_MS : PAYMENT_POLL_MS;
}
