import { mediaUp, PageContainer, styled, theme } from '@nzuko/shared-ui';

export const Columns = styled(PageContainer)`
  display: grid;
  gap: ${theme.space[8]};

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    grid-template-areas: 'main aside';
    gap: ${theme.space[12]};
    align-items: start;
  }
`;

// First in the document, so that on small screens the ticket comes before the long text.
export const Aside = styled.div`
  min-width: 0;

  ${mediaUp('lg')} {
    grid-area: aside;
    position: sticky;
    top: ${theme.space[24]};
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  min-width: 0;

  ${mediaUp('lg')} {
    grid-area: main;
  }
`;

export const About = styled.section`
  display: grid;
  gap: ${theme.space[4]};
`;

export const Description = styled.p`
  max-width: 68ch;
  font-size: ${theme.fontSize.lg};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
