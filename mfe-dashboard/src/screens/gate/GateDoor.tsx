import { memo, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { GATE_QUERY } from '../../api/gateApi';
import type { DoorAccess } from '../dashboard/scan/doorAccess';
import { DoorPanel } from '../dashboard/scan/DoorPanel';
import { gateAccess } from './gateAccess';

interface GateDoorProps {
  token: string;
  secret: string;
  eventId: number;
}

/** The scanner of a link. Memoized: the page looks at the clock each second. */
export const GateDoor = memo(function GateDoor({ token, secret, eventId }: GateDoorProps) {
  const queryClient = useQueryClient();
  const access = useMemo((): DoorAccess => {
    const ofLink = gateAccess({ token, secret }, eventId);
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: GATE_QUERY });
    return {
      ...ofLink,
      // A refused scan is the first to tell that the link has ended.
      sync: async (deviceId, scans, options) => {
        try {
          const verdicts = await ofLink.sync(deviceId, scans, options);
          if (verdicts.some(({ outcome }) => outcome === 'gate_link_ended')) askAgain();
          return verdicts;
        } catch (error) {
          askAgain();
          throw error;
        }
      },
    };
  }, [token, secret, eventId, queryClient]);
  return <DoorPanel access={access} />;
});
