import { Tabs } from 'shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { Band, Stub, Ticket, Words } from './DemoSection.styles';
import { demoTabs, type DemoTab } from './demoTabs';

const titleId = 'demo-title';

/** The product in three tabs. */
export function DemoSection() {
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

type PanelProps = Pick<DemoTab, 'Icon' | 'tone' | 'heading' | 'blurb'>;

function Panel({ Icon, tone, heading, blurb }: PanelProps) {
  return (
    <Ticket $tone={tone}>
      <Stub data-theme="light">
        <Icon aria-hidden strokeWidth={1.4} />
      </Stub>
      <Words>
        <h3>{heading}</h3>
        <p>{blurb}</p>
      </Words>
    </Ticket>
  );
}
