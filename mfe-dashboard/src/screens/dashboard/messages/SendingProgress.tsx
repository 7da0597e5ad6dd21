import { styled, theme } from 'shared-ui';

import type { SentAnnouncement } from '../../../api/messagesApi';

const countText = (count: number) => count.toLocaleString('en-NG');

/** How far the emails of an announcement are. */
export function SendingProgress({ sent: { mailed, waiting } }: { sent: SentAnnouncement }) {
  const gone = mailed - waiting;
  return (
    <Box>
      <label>
        {`Sending emails: ${countText(gone)} of ${countText(mailed)}`}
        <progress max={mailed} value={gone} />
      </label>
      <p>You can leave this page: the emails go out by themselves.</p>
    </Box>
  );
}

const Box = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]} 0;
  font-size: ${theme.fontSize.sm};

  label {
    display: grid;
    gap: ${theme.space[1]};
    font-variant-numeric: tabular-nums;
  }

  progress {
    width: 100%;
    accent-color: ${theme.color.primary};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
