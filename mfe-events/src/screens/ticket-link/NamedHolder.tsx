import { useState } from 'react';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, ConfirmDialog, Stack } from '@nzuko/shared-ui';
import { downloadFile } from '@nzuko/shared-ui/parts';

import { fetchHolderData, removeHolder } from '../../api/ticketLinksApi';
import { Actions, Words } from '../../components/LinkPage.styles';
import {
  holderDataFailedMessage,
  removeHolderFailedMessage,
  removeHolderMessage,
} from '../../messages/ticketLinkMessages';
import { useLinkCall } from './useLinkCall';

/** Lets the person named on a ticket download or remove their name and what they gave with it. */
export function NamedHolder({ token }: { token: string }) {
  const [isAsking, setAsking] = useState(false);
  const download = useCall(() => fetchHolderData(token), holderDataFailedMessage, {
    onDone: (data) =>
      downloadFile('nzuko-ticket-data.json', JSON.stringify(data, null, 2), 'application/json'),
  });
  const remove = useLinkCall(token, () => removeHolder(token), removeHolderFailedMessage);
  const failure = download.failure ?? remove.failure;

  return (
    <Stack gap={3}>
      <Words>Your name and email address are on this ticket.</Words>
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      <Actions>
        <Button
          size="sm"
          variant="secondary"
          loading={download.isRunning}
          onClick={() => download.run()}
        >
          Download My Data
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={remove.isRunning}
          onClick={() => setAsking(true)}
        >
          Remove My Name
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title="Remove your name?"
        confirmLabel="Remove My Name"
        cancelLabel="Keep It"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.run();
        }}
        onCancel={() => setAsking(false)}
      >
        {removeHolderMessage}
      </ConfirmDialog>
    </Stack>
  );
}
