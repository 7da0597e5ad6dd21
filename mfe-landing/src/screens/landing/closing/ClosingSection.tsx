import { ButtonLink, mediaDown, mediaUp, pageGutter, styled, theme } from '@nzuko/shared-ui';

import { START_FREE_TRIAL } from '../../../constants';
import { danfoStripes, tornEdges } from '../motifs/paper';

const titleId = 'closing-title';

/** The closing call to action, in the colours of a danfo (a Lagos bus). */
export function ClosingSection() {
  return (
    <Band aria-labelledby={titleId} data-theme="light">
      <Inner>
        <Title id={titleId}>Your turn. Fill the room.</Title>
        <Words>
          <p>Your first event can be up tonight. Fifty people come free.</p>
          <Actions>
            <ButtonLink size="lg" to={START_FREE_TRIAL}>
              Start Free Trial
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" to="/contact?topic=demo">
              Schedule Demo
            </ButtonLink>
          </Actions>
        </Words>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  ${tornEdges}
  position: relative;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  &::after {
    ${danfoStripes}
    content: '';
    position: absolute;
    inset: auto 0 ${theme.space[8]};
    height: 26px;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.wide};
  margin-inline: auto;
  padding: ${theme.space[20]} ${pageGutter} ${theme.space[32]};

  ${mediaUp('lg')} {
    grid-template-columns: 7fr 4fr;
    align-items: end;
  }
`;

const Title = styled.h2`
  font-size: calc(${theme.fontSize['5xl']} * 1.15);
  font-weight: ${theme.weight.black};
  letter-spacing: -0.045em;
  line-height: 0.96;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  font-size: ${theme.fontSize.lg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${mediaDown('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
