import { slotSamples, type SlotName, type SlotOffer } from '@nzuko/contract';
import { useState, type ComponentType } from 'react';
import { PageContainer, styled, theme, useLocation } from '@nzuko/shared-ui';

import { IsolatedScreen, Outside } from './IsolatedScreen';

interface IsolatedSlotProps {
  name: SlotName;
  offer: SlotOffer;
  Component: ComponentType<object>;
}

/** A slot's component alone, with sample props for its place; if one of its links is followed, a note says where to. */
export function IsolatedSlot({ name, offer, Component }: IsolatedSlotProps) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [props] = useState(() => slotSamples(Date.now())[name]);
  if (pathname !== first)
    return <Outside why="A link in the slot led there. Press Apply to show the slot again." />;
  return (
    <IsolatedScreen route={offer}>
      <PageContainer>
        <Caption>
          {name} gets <code>{JSON.stringify(props)}</code>
        </Caption>
        <Place>
          <Component {...props} />
        </Place>
      </PageContainer>
    </IsolatedScreen>
  );
}

const Caption = styled.p`
  margin-bottom: ${theme.space[6]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

const Place = styled.div`
  &:empty::before {
    content: 'With these props, it shows nothing.';
    color: ${theme.color.textMuted};
  }
`;
