import { ReceiptText } from '@nzuko/shared-ui/icons';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, isFree, Stack } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { downloadDocument } from '../../../files/downloadDocument';
import { receiptFailedMessage } from '../../../messages/documentMessages';

/** Whoever paid for a ticket has its receipt, also when it is over or was refunded. */
export const hasReceipt = ({ order, paid_by: payer }: Ticket) =>
  payer === null && order.paid_at !== null && !isFree(order.total);

/** Downloads the receipt of a ticket's order. */
export function ReceiptButton({ ticket }: { ticket: Ticket }) {
  const { order, ticket_number: number } = ticket;
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
          aria-label={`Receipt for ticket ${number}`}
          onClick={() => receipt.run()}
        >
          Receipt
        </Button>
      </Stack>
    </Stack>
  );
}
