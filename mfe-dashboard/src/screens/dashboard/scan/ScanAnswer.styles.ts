import { css, mediaDown, mediaUp, styled, theme } from '@nzuko/shared-ui';

import type { AnswerTone } from './doorAnswers';
import { unseen } from './unseen';

const looks: Record<AnswerTone, [background: string, text: string, line: string]> = {
  green: [theme.color.success, theme.color.onSuccess, theme.color.successLine],
  blue: [theme.color.info, theme.color.onInfo, theme.color.infoLine],
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

/** The property that has a photo's width and height. */
export const photoSize = '--holder-photo';

/** The photo stands beside name and ticket, and the buttons below both. */
const besidePhoto = css`
  grid-template-columns: auto minmax(0, 1fr);

  > * {
    grid-column: 1 / -1;
  }

  > [role='status'] {
    grid-column: 2;
  }

  > :nth-child(2) {
    grid-area: 1 / 1 / 2 / 2;
  }

  ${mediaUp('md')} {
    > [role='status'] > svg {
      width: 3rem;
      height: 3rem;
    }
  }
`;

/** On a phone, the camera above and the Undo below have to be in sight, too. */
const compact = css`
  ${mediaDown('md')} {
    ${photoSize}: 7.5rem;
    gap: ${theme.space[2]} ${theme.space[3]};
    min-height: 7rem;
    scroll-margin-bottom: ${theme.space[2]};
    padding: ${theme.space[3]};

    > [role='status'] {
      grid-template-columns: auto auto;
      place-content: center;
      align-items: center;
      gap: ${theme.space[1]} ${theme.space[2]};

      > p + p {
        grid-column: 1 / -1;
      }

      > svg {
        width: 2rem;
        height: 2rem;
      }
    }
  }
`;

// The styles of every answer are there from the start, and its parts rendered while they are empty: a phone takes a tenth of a second
// to make them, for which the first guest would wait (decision 0130).
export const Root = styled.section`
  ${photoSize}: 13.5rem;
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]} ${theme.space[5]};
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
  ${lookOf('blue')}
  ${lookOf('amber')}
  ${lookOf('red')}

  &[data-photo] {
    ${besidePhoto}
  }

  ${compact}
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

  ${mediaDown('md')} {
    font-size: ${theme.fontSize.sm};
  }
`;

/** Compared with a screen, or read aloud, so not broken at its dashes. */
export const WholeNumber = styled.span`
  white-space: nowrap;
`;

export const Detail = styled.p`
  max-width: 45ch;
`;

export const Unseen = styled.div`
  ${unseen}
`;
