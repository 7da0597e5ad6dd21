import { useEffect } from 'react';
import { TriangleAlert } from '@nzuko/shared-ui/icons';
import { styled, theme } from '@nzuko/shared-ui';

import { countText } from '../../../../text/countText';
import { playAnswer, soundSetting } from '../doorSound';

/** Shown, announced and, on devices with sound, played once when as many are inside as the organizer has set. */
export function CapacityAlarm({ inside, alarmAt }: { inside: number; alarmAt: number | null }) {
  const isReached = alarmAt !== null && inside >= alarmAt;
  useEffect(() => {
    if (isReached && soundSetting.read()) playAnswer('red');
  }, [isReached]);
  return (
    // Always rendered: screen readers ignore a live region that appears together with its text. Without the count, which
    // would be read out with each guest.
    <div role="status" aria-label="Capacity alarm">
      {isReached ? (
        <Alarm>
          <TriangleAlert size={28} />
          <p>
            <strong>Capacity alarm</strong>
            {countText(alarmAt)} people or more are inside.
          </p>
        </Alarm>
      ) : null}
    </div>
  );
}

const Alarm = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.error};
  border: 3px solid ${theme.color.errorLine};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.onError};

  strong {
    display: block;
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.xl};
  }
`;
