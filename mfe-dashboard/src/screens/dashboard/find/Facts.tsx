import type { ReactNode } from 'react';
import { Card, styled, theme } from '@nzuko/shared-ui';

/** What is known of somebody or something, by name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <Card>
      <List>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[4]};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
