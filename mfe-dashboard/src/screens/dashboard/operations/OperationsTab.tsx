import { Stack } from '@nzuko/shared-ui';

import { TabHeader } from '../TabHeader';
import { JobsPart } from './JobsPart';
import { MailsPart } from './MailsPart';

/** Mails and background work that have been given up, for administrators. */
export function OperationsTab() {
  return (
    <Stack gap={8}>
      <TabHeader
        title="Operations"
        subtitle="Emails and background jobs that we gave up on. Nothing here is retried automatically."
      />
      <MailsPart
        state="FAILED"
        title="Failed emails"
        about="The mail server refused these, or couldn’t be reached for too long."
        empty="No email has failed."
        pageName="failed"
      />
      <MailsPart
        state="UNCONFIRMED"
        title="Unconfirmed emails"
        about="The mail server never said whether it took these. Sending one again may deliver it twice."
        empty="No email is unconfirmed."
        pageName="unconfirmed"
      />
      <JobsPart />
    </Stack>
  );
}
