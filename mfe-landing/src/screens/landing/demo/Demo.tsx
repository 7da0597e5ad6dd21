import { adirePattern, styled, Tabs, theme } from 'shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { demoTabs } from './demoTabs';

const titleId = 'demo-title';

/** The product in three tabs. */
export function Demo() {
  return (
    <Band id="demo" aria-labelledby={titleId}>
      <Column>
        <SectionHead id={titleId} title="Three screens run the whole night.">
          Where you write it, where you manage it, where you see how it went.
        </SectionHead>
        <Tabs
          label="Demo"
          items={demoTabs.map(({ value, label, ...tab }) => ({
            value,
            label,
            content: <Panel {...tab} />,
          }))}
        />
        {/* Without script no tab can be chosen: the others stand below the first. */}
        <noscript>
          {demoTabs.slice(1).map(({ heading, blurb }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{blurb}</p>
            </div>
          ))}
        </noscript>
      </Column>
    </Band>
  );
}

type PanelProps = Pick<(typeof demoTabs)[number], 'Icon' | 'heading' | 'blurb'>;

function Panel({ Icon, heading, blurb }: PanelProps) {
  return (
    <Ticket>
      <Stub>
        <Icon aria-hidden strokeWidth={1.25} />
      </Stub>
      <Words>
        <h3>{heading}</h3>
        <p>{blurb}</p>
      </Words>
    </Ticket>
  );
}

const Band = styled.section`
  background: ${theme.color.surfaceSunken};
`;

const Ticket = styled.div`
  container-type: inline-size;
  display: grid;
  background: ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.xl};
`;

const Stub = styled.div`
  ${adirePattern}
  display: grid;
  place-items: center;
  padding: ${theme.space[10]};
  background-color: ${theme.color.surfaceInverse};
  color: ${theme.color.accent};

  svg {
    width: 9rem;
    height: 9rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[8]};

  h3 {
    font-size: ${theme.fontSize['3xl']};
    font-weight: ${theme.weight.black};
  }

  p {
    max-width: 40rem;
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.lg};
  }
`;
