import { mediaUp, styled, theme } from '@nzuko/shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { PlanTicket } from './PlanTicket';
import { plans } from './plans';

const titleId = 'pricing-title';

/** The three plans, with the popular one enlarged. */
export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby={titleId}>
      <Column>
        <SectionHead id={titleId} title="Pay when your events do.">
          Start free with your first fifty people. Move up when the room gets bigger.
        </SectionHead>
        <Plans>
          {plans.map((plan) => (
            <PlanTicket key={plan.name} plan={plan} />
          ))}
        </Plans>
      </Column>
    </section>
  );
}

const Plans = styled.ul`
  display: grid;
  gap: ${theme.space[5]};

  ${mediaUp('lg')} {
    grid-template-columns: 1fr 1.2fr 1fr;
    padding-block: ${theme.space[8]};
  }
`;
