import { mediaDown, mediaUp, PageContainer, styled, theme } from '@nzuko/shared-ui';

export const Top = styled(PageContainer)`
  display: grid;
  gap: ${theme.space[5]};
  padding-bottom: 0;
`;

export const Columns = styled(PageContainer)`
  display: grid;
  gap: ${theme.space[10]};

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${theme.space[12]};
    align-items: start;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: clamp(${theme.space[5]}, 4vw, ${theme.space[10]});
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
`;

// Hidden on small screens, where it would end up below the whole form.
export const Side = styled.div`
  ${mediaDown('lg')} {
    display: none;
  }

  ${mediaUp('lg')} {
    position: sticky;
    top: ${theme.space[24]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[6]};
  border-top: 2px dashed ${theme.color.border};
`;
