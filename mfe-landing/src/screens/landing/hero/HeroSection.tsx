import { ButtonLink, productName } from '@nzuko/shared-ui';

import { START_FREE_TRIAL } from '../../../constants';
import { StatsStrip } from '../stats/StatsStrip';
import { Actions, Headline, Lede, Line, Panel, Sheet, Words } from './HeroSection.styles';
import { HeroCarousel } from './HeroCarousel';
import { heroSteps } from './heroSteps';
import { useHeroSteps } from './useHeroSteps';

/** The hero: one large ticket, with the claims on its stub. */
export function HeroSection() {
  const steps = useHeroSteps();
  return (
    <Panel>
      <Sheet data-theme="dark">
        <Words>
          <Headline>
            {heroSteps.map(({ line }, index) => (
              <Line key={line} $active={index === steps.index}>
                {line}{' '}
              </Line>
            ))}
          </Headline>
          <Lede>
            {productName} is ticketing for tech events in Nigeria. Put up your event, take card
            payments in naira, and know who is in the room.
          </Lede>
          <Actions>
            <ButtonLink size="lg" to={START_FREE_TRIAL}>
              Start Free Trial
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" to="/#demo">
              Watch Demo
            </ButtonLink>
          </Actions>
        </Words>
        <HeroCarousel steps={steps} />
      </Sheet>
      <StatsStrip />
    </Panel>
  );
}
