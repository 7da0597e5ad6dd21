import { Stack } from '@nzuko/shared-ui';

import { TabHeader } from '../TabHeader';
import { ReceivedMessages } from './ReceivedMessages';

/** Announcements from the organizers of the attendee's events. */
export function AttendeeMessagesTab() {
  return (
    <Stack gap={6}>
      <TabHeader title="Messages" subtitle="From the organizers of your events." />
      <ReceivedMessages />
    </Stack>
  );
}
