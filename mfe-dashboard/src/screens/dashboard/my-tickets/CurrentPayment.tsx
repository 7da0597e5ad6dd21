import { Banner } from '@nzuko/shared-ui';

import { useDashboardUrl } from '../useDashboardUrl';
import { PaymentNotice } from './PaymentNotice';
import type { PaymentPage } from './usePaymentPage';

/** The payment started here, or the one the browser has returned from. */
export function CurrentPayment({ page }: { page: PaymentPage }) {
  const { query, change } = useDashboardUrl();
  const returned = query.get('reference');
  const { started, error, busyTicketId, pay, forget } = page;
  if (error) {
    return (
      <Banner tone="error" onDismiss={forget}>
        {error}
      </Banner>
    );
  }
  const reference = started?.reference ?? returned;
  if (!reference) return null;
  const handleDismiss = () => {
    forget();
    change({ reference: undefined, trxref: undefined });
  };
  return (
    <PaymentNotice
      key={reference}
      reference={reference}
      hasReturned={!started}
      blockedUrl={started?.isShown === false ? started.authorization_url : undefined}
      busy={busyTicketId !== undefined}
      onPay={pay}
      onDismiss={handleDismiss}
    />
  );
}
