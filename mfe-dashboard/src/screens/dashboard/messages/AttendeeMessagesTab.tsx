import { Stack } from 'shared-ui';

import { TabHeader } from '../TabHeader';
import { ReceivedMessages } from './ReceivedMessages';

/** What the organizers of my events have to say. */
export function AttendeeMessagesTab() {
  return (
    <Stack gap={6}>
      <TabHeader title="Messages" subtitle="From the organizers of your events." />
      <ReceivedMessages />
    </Stack>
  );
}
