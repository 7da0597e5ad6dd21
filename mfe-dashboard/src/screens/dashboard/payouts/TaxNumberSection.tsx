import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Card, Field, Stack, toast } from '@nzuko/shared-ui';

import { changeTaxNumber, taxNumberQuery, type TaxNumber } from '../../../api/taxNumberApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { taxNumberFailedMessage, taxNumberLoadFailedMessage } from '../../../messages/documentMessages'; // oxfmt-ignore
import { TabSection } from '../TabSection';
import { Actions } from './Payouts.styles';
import { taxNumberSchema } from './taxNumberSchema';

/** The organizer's tax number, with which buyers' receipts show VAT. */
export function TaxNumberSection() {
  const { data, isError, isFetching, refetch } = useQuery(taxNumberQuery);
  return (
    <TabSection title="Tax number">
      {data ? (
        <Card>
          <TaxNumberForm taxNumber={data} />
        </Card>
      ) : isError ? (
        <LoadError message={taxNumberLoadFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your tax number…" height="9rem" />
      )}
    </TabSection>
  );
}

function TaxNumberForm({ taxNumber }: { taxNumber: TaxNumber }) {
  const queryClient = useQueryClient();
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: taxNumberSchema,
    initialValues: { tax_number: taxNumber.tax_number ?? '' },
    onSubmit: async ({ tax_number: number }) => {
      const saved = await changeTaxNumber(number);
      queryClient.setQueryData(taxNumberQuery.queryKey, saved);
      toast({
        title: saved.tax_number ? 'Tax number saved' : 'Tax number removed',
      });
    },
  });
  return (
    <Stack as="form" gap={5} aria-label="Tax number" {...formProps}>
      <p>
        If you’re registered for VAT, receipts of tickets paid from now on show your number and the{' '}
        {taxNumber.vat_percent}% that your prices include.
      </p>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {taxNumberFailedMessage(failure)}
        </Banner>
      ) : null}
      <Field
        {...fieldProps('tax_number')}
        label="Tax number"
        hint="Optional: your tax ID of 13 digits, or an earlier TIN."
        inputMode="text"
        autoComplete="off"
      />
      <Actions>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          Save
        </Button>
      </Actions>
    </Stack>
  );
}
