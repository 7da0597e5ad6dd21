import { Stack } from 'shared-ui';

import { TabHeader } from '../TabHeader';
import { PayoutAccountSection } from './PayoutAccountSection';

/** What the organizer has earned, when it is paid, and to which account. */
export function PayoutsTab() {
  return (
    <Stack gap={8}>
      <TabHeader title="Payouts" subtitle="The money from your ticket sales, and where it goes." />
      <PayoutAccountSection />
    </Stack>
  );
}
