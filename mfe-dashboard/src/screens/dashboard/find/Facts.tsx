import type { ReactNode } from 'react';
import { Card } from '@nzuko/shared-ui';

import { FactList } from '../../../components/FactList';

/** What is known of somebody or something, by name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <Card>
      <FactList>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </FactList>
    </Card>
  );
}
