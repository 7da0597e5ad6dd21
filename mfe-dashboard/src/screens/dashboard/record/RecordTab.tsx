import { Stack } from '@nzuko/shared-ui';

import { TabHeader } from '../TabHeader';
import { RecordList } from './RecordList';

/** Everything that anybody has changed, for administrators. */
export function RecordTab() {
  return (
    <Stack gap={6}>
      <TabHeader
        title="Record"
        subtitle="Who changed what, and when. Nothing here can be changed or deleted."
      />
      <RecordList of="everybody" />
    </Stack>
  );
}
