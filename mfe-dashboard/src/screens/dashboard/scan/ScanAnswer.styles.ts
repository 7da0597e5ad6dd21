import { css, mediaUp, styled, theme } from '@nzuko/shared-ui';

import type { AnswerTone } from './doorAnswers';
import { unseen } from './unseen';

const looks: Record<AnswerTone, [background: string, text: string, line: string]> = {
  green: [theme.color.success, theme.color.onSuccess, theme.color.successLine],
  amber: [theme.color.warning, theme.color.onWarning, theme.color.warningLine],
  red: [theme.color.error, theme.color.onError, theme.color.errorLine],
};

const lookOf = (tone: AnswerTone) => css`
  &[data-tone='${tone}'] {
    background: ${looks[tone][0]};
    border-color: ${looks[tone][2]};
    color: ${looks[tone][1]};
  }
`;

/** Where there is room, the photo stands beside name and ticket. */
const besidePhoto = css`
  ${mediaUp('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[5]};

    > * {
      grid-column: 2;
    }

    > :nth-child(2) {
      grid-area: 1 / 1 / span 2 / 2;
    }
  }
`;

// The styles of every answer are there from the start, and its parts rendered while they are empty: a phone takes a tenth of a second
// to make them, for which the first guest would wait (decision 0130).
export const Root = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  min-height: 12rem;
  scroll-margin: 9rem 0 ${theme.space[4]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 3px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;

  > [role='status'] {
    display: grid;
    justify-items: center;
    gap: ${theme.space[2]};

    > :empty:not(svg) {
      display: none;
    }
  }

  ${lookOf('green')}
  ${lookOf('amber')}
  ${lookOf('red')}

  &[data-photo] {
    ${besidePhoto}
  }
`;

export const Title = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['3xl']};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.lineHeight.snug};
`;

export const Name = styled.p`
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.lineHeight.snug};
`;

export const Ticket = styled.p`
  font-variant-numeric: tabular-nums;
`;

export const Detail = styled.p`
  max-width: 45ch;
`;

export const Unseen = styled.div`
  ${unseen}
`;
