import { Badge, ButtonLink } from '@nzuko/shared-ui';

import { Drawing } from '../drawings/Drawing';
import { Bars, Body, Features, Price, Stub, Ticket } from './PlanTicket.styles';
import type { Plan } from './plans';

/** A plan as a ticket: price on the body, features on the stub. */
export function PlanTicket({ plan }: { plan: Plan }) {
  const { name, price, period, description, features, popular, action } = plan;
  return (
    <Ticket $popular={popular} data-theme={popular ? 'dark' : undefined}>
      <Body>
        <header>
          <h3>{name}</h3>
          {popular ? <Badge tone="accent">Most Popular</Badge> : null}
        </header>
        <Price $long={price.length > 6}>
          <strong>{price}</strong> {period}
        </Price>
        <p>{description}</p>
      </Body>
      <Stub>
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <Drawing name="check" />
              {feature}
            </li>
          ))}
        </Features>
        <ButtonLink to={action.to} size="lg" fullWidth variant={popular ? 'primary' : 'secondary'}>
          {action.label}
        </ButtonLink>
        <Bars aria-hidden />
      </Stub>
    </Ticket>
  );
}
