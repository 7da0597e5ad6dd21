import { useCallback, useMemo, type ComponentProps } from 'react';
import { Card, Stack } from '@nzuko/shared-ui';

import type { GateKey, GatePass } from '../../api/gateApi';
import { closedText } from '../../messages/gateMessages';
import { UnsentScans } from '../dashboard/scan/UnsentScans';
import { gateAccess } from './gateAccess';
import { eraseSentScans, nameOf } from './gateRecord';

interface GateClosedProps extends GateKey {
  pass: GatePass;
  state: Parameters<typeof closedText>[0];
  network: ComponentProps<typeof UnsentScans>['network'];
}

/** Why the scanner isn't open; what this device hasn't sent yet is still sent. */
export function GateClosed({ token, secret, pass, state, network }: GateClosedProps) {
  const { title, text } = closedText(state, pass);
  const eventId = pass.event.id;
  const access = useMemo(() => gateAccess({ token, secret }, eventId), [token, secret, eventId]);
  const eraseSent = useCallback(() => eraseSentScans(nameOf(token), eventId), [token, eventId]);
  return (
    <Card>
      <Stack gap={4}>
        <div role="status">
          <Stack gap={2}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Stack>
        </div>
        {secret ? <UnsentScans access={access} network={network} onNone={eraseSent} /> : null}
      </Stack>
    </Card>
  );
}
