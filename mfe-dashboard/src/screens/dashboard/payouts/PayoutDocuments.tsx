import { useCall } from '@nzuko/shared-auth/queries';
import { Button, Stack, toast } from '@nzuko/shared-ui';

import type { Payout } from '../../../api/payoutsApi';
import { downloadDocument } from '../../../files/downloadDocument';
import { statementFailedMessage } from '../../../messages/documentMessages';

/** Downloads a payout's statement. */
export function PayoutDocuments({ payout: { id, reference } }: { payout: Payout }) {
  const statement = useCall(
    (format: 'pdf' | 'csv') =>
      downloadDocument(`/money/payouts/${id}/statement.${format}`, `payout-${reference}.${format}`),
    statementFailedMessage,
    {
      onFailed: (error) => toast({ title: statementFailedMessage(error), variant: 'destructive' }),
    },
  );
  return (
    <Stack direction="row" gap={2}>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="secondary"
          unavailable={statement.isRunning}
          aria-label={`Statement for payout ${reference} as ${format.toUpperCase()}`}
          onClick={() => statement.run(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Stack>
  );
}
