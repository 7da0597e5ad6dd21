import { Tabs } from '@nzuko/shared-ui';

import { Drawing } from '../drawings/Drawing';
import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { Band, Stub, Ticket, Words } from './DemoSection.styles';
import { demoTabs, type DemoTab } from './demoTabs';

const titleId = 'demo-title';

/** The product demo in three tabs. */
export function DemoSection() {
  return (
    <Band id="demo" aria-labelledby={titleId}>
      <Column>
        <SectionHead id={titleId} title="Three screens run the whole night.">
          Where you write it, where you manage it, where you see how it went.
        </SectionHead>
        <Tabs
          label="Demo"
          items={demoTabs.map((tab) => ({
            value: tab.value,
            label: tab.label,
            content: <Panel tab={tab} />,
          }))}
        />
        {/* Without JavaScript, tabs can't be switched, so the others are shown below the first. */}
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

function Panel({ tab: { value, tone, heading, blurb } }: { tab: DemoTab }) {
  return (
    <Ticket $tone={tone}>
      <Stub data-theme="light">
        <Drawing name={value} />
      </Stub>
      <Words>
        <h3>{heading}</h3>
        <p>{blurb}</p>
      </Words>
    </Ticket>
  );
}
