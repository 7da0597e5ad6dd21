import { mediaUp, styled, theme } from '@nzuko/shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { FeatureCard } from './FeatureCard';
import { features } from './features';

const titleId = 'features-title';

/** Six cards in rows of two, with the larger one alternating between left and right. */
export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby={titleId}>
      <Column>
        <SectionHead id={titleId} title="From the group chat to a full room.">
          Everything between “we should do a meetup” and the last badge handed out, on one account.
        </SectionHead>
        <Cards>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </Cards>
      </Column>
    </section>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  ${mediaUp('md')} {
    grid-template-columns: 1fr 1fr;
  }

  ${mediaUp('lg')} {
    grid-template-columns: repeat(12, 1fr);
    gap: ${theme.space[5]};
  }
`;
