import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from '@nzuko/shared-ui/icons';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Card, Field, Select, Stack } from '@nzuko/shared-ui';

import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { downloadDocument } from '../../../files/downloadDocument';
import { statementFailedMessage } from '../../../messages/documentMessages';
import { TabSection } from '../TabSection';
import { Actions } from './Payouts.styles';
import { statementMonths } from './statementMonths';

/** Each month's statement, to read and to calculate with. */
export function StatementsSection() {
  const { data: events } = useQuery(myEventsQuery);
  const [now] = useState(() => new Date());
  const months = statementMonths(now, events && firstEventOf(events, now));
  const [month, setMonth] = useState(months[0]?.value ?? '');
  const pdf = useStatement('pdf');
  const csv = useStatement('csv');
  return (
    <TabSection title="Statements">
      <Card>
        <Stack gap={5}>
          <p>How your sales, fees, refunds and payouts made up your balance in a month.</p>
          {[pdf, csv].map(({ failure, reset }, index) =>
            failure ? (
              <Banner key={index} tone="error" onDismiss={reset}>
                {failure}
              </Banner>
            ) : null,
          )}
          <Field
            as={Select}
            name="month"
            label="Month"
            options={months}
            value={month}
            onChange={(change) => setMonth(change.target.value)}
          />
          <Actions>
            <Button
              variant="secondary"
              loading={pdf.isRunning}
              startIcon={<FileDown size={16} />}
              onClick={() => pdf.run(month)}
            >
              Download PDF
            </Button>
            <Button
              variant="secondary"
              loading={csv.isRunning}
              startIcon={<FileDown size={16} />}
              onClick={() => csv.run(month)}
            >
              Download CSV
            </Button>
          </Actions>
        </Stack>
      </Card>
    </TabSection>
  );
}

/** When the team's first event was made: nothing was earned before. Now if there is none yet. */
const firstEventOf = (events: readonly Event[], now: Date) =>
  events.map(({ created_at: made }) => made).sort()[0] ?? now.toISOString();

const useStatement = (format: 'pdf' | 'csv') =>
  useCall(
    (month: string) =>
      downloadDocument(
        `/money/months/${month}/statement.${format}`,
        `statement-${month}.${format}`,
      ),
    statementFailedMessage,
    {},
  );
