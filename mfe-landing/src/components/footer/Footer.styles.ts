import { adirePattern, mediaUp, pageGutter, styled, theme } from '@nzuko/shared-ui';

import { tornTop } from '../../screens/landing/motifs/paper';

export const Foot = styled.footer`
  ${adirePattern}
  ${tornTop}
  background-color: ${theme.color.surfaceInverse};
`;

export const Inner = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  max-width: ${theme.size.wide};
  margin-inline: auto;
  padding: ${theme.space[16]} ${pageGutter} ${theme.space[8]};

  ${mediaUp('lg')} {
    grid-template-columns: 5fr 7fr;
  }
`;

export const Motto = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[5]};
  max-width: 22rem;
  color: ${theme.color.textInverseMuted};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${theme.space[8]};

  h2 {
    margin-bottom: ${theme.space[3]};
    font-size: ${theme.fontSize.lg};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
    color: ${theme.color.textInverseMuted};
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.textInverse};
    text-decoration: underline;
  }

  @media print {
    nav {
      display: block !important;
    }
  }
`;

export const Small = styled.p`
  padding-top: ${theme.space[6]};
  border-top: 2px dashed ${theme.color.border};
  color: ${theme.color.textInverseMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.sm};

  ${mediaUp('lg')} {
    grid-column: 1 / -1;
  }
`;
