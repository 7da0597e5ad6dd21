import type { ReactNode } from 'react';
import { Card } from '@nzuko/shared-ui';

import { FactList } from '../../../components/FactList';

/** A card of named facts about a person, event or order. */
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
