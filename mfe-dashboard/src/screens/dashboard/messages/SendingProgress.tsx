import { styled, theme } from '@nzuko/shared-ui';

import type { SentAnnouncement } from '../../../api/messagesApi';
import { Progress } from '../../../components/Progress';
import { countText } from '../../../text/countText';

/** How far the emails of an announcement are. */
export function SendingProgress({ sent: { mailed, waiting } }: { sent: SentAnnouncement }) {
  const gone = mailed - waiting;
  return (
    <Box>
      <Progress done={gone} total={mailed}>
        {`Sending emails: ${countText(gone)} of ${countText(mailed)}`}
      </Progress>
      <p>You can leave this page. The emails will still go out.</p>
    </Box>
  );
}

const Box = styled.div`
  padding: 0 ${theme.space[5]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};

  p {
    color: ${theme.color.textMuted};
  }
`;
