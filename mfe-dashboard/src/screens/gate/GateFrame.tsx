import type { ReactNode } from 'react';
import { Logo, PageContainer, Stack, styled, theme } from '@nzuko/shared-ui';

import type { GatePass } from '../../api/gateApi';
import { hoursText } from '../../time/hoursText';

interface GateFrameProps {
  pass?: GatePass;
  /** For the scanner. */
  isWide?: boolean;
  children: ReactNode;
}

/** A helper's page: whose door it is, and nothing of the site to go to. */
export function GateFrame({ pass, isWide = false, children }: GateFrameProps) {
  return (
    <PageContainer width={isWide ? 'content' : 'text'}>
      <Stack gap={6}>
        <Brand>
          <Logo />
        </Brand>
        {pass ? <Heading pass={pass} /> : null}
        {children}
      </Stack>
    </PageContainer>
  );
}

function Heading({
  pass: { event, gate, helper, starts_at: starts, ends_at: ends },
}: {
  pass: GatePass;
}) {
  return (
    <Title>
      <h1>{event.title}</h1>
      <p>
        <strong>{gate}</strong> · {helper}
      </p>
      <p>{hoursText(starts, ends, event.timezone)}</p>
    </Title>
  );
}

const Brand = styled.div`
  display: flex;
`;

const Title = styled.header`
  display: grid;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;

  h1 {
    font-size: ${theme.fontSize['2xl']};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
