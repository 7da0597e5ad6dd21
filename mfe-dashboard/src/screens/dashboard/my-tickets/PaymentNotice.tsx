import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Banner, Button, Stack } from '@nzuko/shared-ui';

import { paymentQuery } from '../../../api/paymentsApi';
import { myTicketsQuery } from '../../../api/ticketsApi';
import { paymentFailedMessage } from '../../../messages/ticketMessages';
import { paymentOutcome, paymentTexts } from './paymentOutcome';

interface PaymentNoticeProps {
  reference: string;
  /** The buyer has returned from the payment page, according to the URL. */
  hasReturned: boolean;
  /** URL of the payment page if its tab was blocked. */
  blockedUrl?: string;
  busy: boolean;
  onPay: (ticketId: number) => void;
  onDismiss: () => void;
}

/** A payment's status; polls until it is settled. */
export function PaymentNotice({
  reference,
  hasReturned,
  blockedUrl,
  busy,
  onPay,
  onDismiss,
}: PaymentNoticeProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(paymentQuery(reference));
  const queryClient = useQueryClient();
  const state = data && `${data.status} ${data.order.status} ${data.is_at_bank}`;

  useEffect(() => {
    if (state) void queryClient.invalidateQueries({ queryKey: myTicketsQuery.queryKey });
  }, [state, queryClient]);

  if (!data) {
    const failure = error && ApiError.from(error);
    // Stays while it is pressed, and the focus with it.
    const canRetry = errorUpdateCount > 0 && failure?.status !== 404;
    return (
      <Banner
        tone={failure ? 'error' : 'info'}
        onDismiss={failure ? onDismiss : undefined}
        action={
          canRetry ? (
            <Button
              size="sm"
              variant="secondary"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Try Again
            </Button>
          ) : undefined
        }
      >
        {failure ? paymentFailedMessage(failure) : 'Checking your payment…'}
      </Banner>
    );
  }

  const { tone, title, canPay } = paymentOutcome(data, hasReturned);
  const ticket = data.tickets[0];
  const isWaiting = !hasReturned && data.status === 'PENDING' && data.order.status === 'HELD';
  return (
    <Banner
      tone={tone}
      title={title}
      onDismiss={onDismiss}
      action={
        canPay && ticket ? (
          <Button size="sm" loading={busy} onClick={() => onPay(ticket.id)}>
            {data.status === 'PENDING' ? 'Complete Payment' : 'Pay Again'}
          </Button>
        ) : isWaiting ? (
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            I Have Paid
          </Button>
        ) : undefined
      }
    >
      <Stack gap={1}>
        {isWaiting && blockedUrl ? (
          <p>
            Your browser blocked the payment page.{' '}
            <a href={blockedUrl} target="_blank" rel="noreferrer">
              Open the payment page
            </a>
          </p>
        ) : null}
        {paymentTexts(data, hasReturned).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Stack>
    </Banner>
  );
}
