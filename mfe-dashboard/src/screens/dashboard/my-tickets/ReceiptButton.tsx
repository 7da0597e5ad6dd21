import { ReceiptText } from '@nzuko/shared-ui/icons';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, isFree, Stack } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { downloadDocument } from '../../../files/downloadDocument';
import { receiptFailedMessage } from '../../../messages/documentMessages';

/** Whoever paid for a ticket has its receipt, also when it is over, was refunded or given away. */
export const hasReceipt = ({ order, paid_by: payer }: Pick<Ticket, 'paid_by'> & Paid) =>
  payer === null && order.paid_at !== null && !isFree(order.total);

interface Paid {
  order: Pick<Ticket['order'], 'id' | 'paid_at' | 'total'>;
}

/** Downloads the receipt of a ticket's order; `of` names the ticket. */
export function ReceiptButton({ order, of }: Paid & { of: string }) {
  const receipt = useCall(
    () => downloadDocument(`/orders/${order.id}/receipt.pdf`, `receipt-${order.id}.pdf`),
    receiptFailedMessage,
    {},
  );
  return (
    <Stack gap={3}>
      {receipt.failure ? (
        <Banner tone="error" onDismiss={receipt.reset}>
          {receipt.failure}
        </Banner>
      ) : null}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="sm"
          variant="secondary"
          loading={receipt.isRunning}
          startIcon={<ReceiptText size={16} />}
          aria-label={`Receipt for ${of}`}
          onClick={() => receipt.run()}
        >
          Receipt
        </Button>
      </Stack>
    </Stack>
  );
}
