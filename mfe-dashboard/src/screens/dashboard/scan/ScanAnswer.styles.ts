import { css, mediaUp, styled, theme } from '@nzuko/shared-ui';

import type { AnswerTone } from './doorAnswers';

const looks: Record<AnswerTone, [background: string, text: string, line: string]> = {
  green: [theme.color.success, theme.color.onSuccess, theme.color.successLine],
  amber: [theme.color.warning, theme.color.onWarning, theme.color.warningLine],
  red: [theme.color.error, theme.color.onError, theme.color.errorLine],
};
const idle = [theme.color.surface, theme.color.textMuted, theme.color.border] as const;

const lookOf = ($tone: AnswerTone | undefined) => ($tone ? looks[$tone] : idle);

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

export const Root = styled.section<{ $tone: AnswerTone | undefined; $hasPhoto: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  min-height: 12rem;
  scroll-margin: 9rem 0 ${theme.space[4]};
  padding: ${theme.space[5]};
  background: ${({ $tone }) => lookOf($tone)[0]};
  border: 3px solid ${({ $tone }) => lookOf($tone)[2]};
  border-radius: ${theme.radius.lg};
  color: ${({ $tone }) => lookOf($tone)[1]};
  text-align: center;
  overflow-wrap: anywhere;

  > [role='status'] {
    display: grid;
    justify-items: center;
    gap: ${theme.space[2]};
  }

  ${({ $hasPhoto }) => $hasPhoto && besidePhoto}
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
