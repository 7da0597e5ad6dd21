import { useId, type ReactNode } from 'react';
import { Card, styled, theme } from '@nzuko/shared-ui';

/** A settings card with a heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <Content>
        <h2 id={id}>{title}</h2>
        {children}
      </Content>
    </Card>
  );
}

// Large text on a phone needs the room itself.
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding: min(${theme.space[6]}, 7vw);

  h2 {
    font-size: ${theme.fontSize.xl};
  }
`;
