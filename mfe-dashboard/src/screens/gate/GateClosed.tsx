import { useEffect, useMemo } from 'react';
import { Banner, Button, Card, Stack } from '@nzuko/shared-ui';

import type { GateKey, GatePass } from '../../api/gateApi';
import { tellOrganizerText, wronglyLetInText } from '../../messages/doorMessages';
import { closedText } from '../../messages/gateMessages';
import { useScanLog } from '../dashboard/scan/useScanLog';
import { useSendQueue } from '../dashboard/scan/useSendQueue';
import { gateAccess } from './gateAccess';
import { eraseSentScans, nameOf } from './gateRecord';

interface GateClosedProps extends GateKey {
  pass: GatePass;
  state: Parameters<typeof closedText>[0];
  network: Parameters<typeof useSendQueue>[2];
}

/** Why the scanner isn't open; what this device hasn't sent yet is still sent. */
export function GateClosed({ token, secret, pass, state, network }: GateClosedProps) {
  const { title, text } = closedText(state, pass);
  return (
    <Card>
      <Stack gap={4}>
        <div role="status">
          <Stack gap={2}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Stack>
        </div>
        {secret ? (
          <UnsentScans token={token} secret={secret} eventId={pass.event.id} network={network} />
        ) : null}
      </Stack>
    </Card>
  );
}

interface UnsentScansProps extends GateKey {
  eventId: number;
  network: Parameters<typeof useSendQueue>[2];
}

function UnsentScans({ token, secret, eventId, network }: UnsentScansProps) {
  const access = useMemo(() => gateAccess({ token, secret }, eventId), [token, secret, eventId]);
  const log = useScanLog(access);
  const queue = useSendQueue(access, log, network);
  const { waiting } = queue;
  useEffect(() => {
    if (waiting === 0) eraseSentScans(nameOf(token), eventId);
  }, [waiting, token, eventId]);

  return (
    <>
      {queue.failure ? <Banner tone="error">{queue.failure}</Banner> : null}
      {queue.conflicts > 0 ? (
        <Banner tone="warning">
          {wronglyLetInText(queue.conflicts)} {tellOrganizerText}
        </Banner>
      ) : null}
      {waiting > 0 ? (
        <>
          <p>
            {waiting === 1 ? '1 scan is' : `${waiting} scans are`} waiting to be sent from this
            device. Keep this page open until {waiting === 1 ? 'it is' : 'they are'} sent.
          </p>
          <div>
            <Button variant="secondary" loading={queue.isSending} onClick={queue.send}>
              Send Now
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
