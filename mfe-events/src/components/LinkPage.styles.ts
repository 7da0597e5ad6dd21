// Parts of the pages behind emailed links: a ticket, a refund's account.
import { mediaDown, styled, theme } from '@nzuko/shared-ui';

export const Heading = styled.h1`
  font-size: ${theme.fontSize['3xl']};
  overflow-wrap: break-word;
`;

export const Words = styled.p`
  text-wrap: pretty;
  color: ${theme.color.textMuted};
`;

/** The actions: side by side, or stacked at full width on a phone. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${mediaDown('sm')} {
    display: grid;
  }
`;
