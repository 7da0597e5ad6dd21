import { useId, type ReactNode } from 'react';
import { Card, styled, theme } from '@nzuko/shared-ui';

/** A settings card with a heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Content>
        <h2 id={id}>{title}</h2>
        {children}
      </Content>
    </Card>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  h2 {
    font-size: ${theme.fontSize.xl};
  }
`;
