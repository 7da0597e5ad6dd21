import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { styled, theme, useNavigate } from '@nzuko/shared-ui';

import type { ScreenLoad } from '../remotes/screenLoads';
import { dropPress, earlyPress } from './earlyPress';
import { disableControls, isDisabled } from './keptControls';
import { LoadBanner } from './LoadBanner';
import { saveReaderPosition, type ReaderPosition } from './readerPosition';
import { keepScreen, type ServerMarkup } from './serverMarkup';

interface KeptScreenProps {
  markup: ServerMarkup;
  load: ScreenLoad;
  onRetry: () => void;
  /** Called with the reader's position just before the markup is removed. */
  onLeave: (position: ReaderPosition) => void;
}

/** Shows the server's markup of a screen whose remote hasn't loaded, and disables what doesn't work yet. */
export function KeptScreen({ markup, load, onRetry, onLeave }: KeptScreenProps) {
  const slot = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const navigate = useNavigate();
  const hasFailed = load.state === 'failed';
  const isStalled = hasFailed || (load.state === 'loading' && (load.slow || load.again));

  useLayoutEffect(() => {
    if (!slot.current) return;
    const end = keepScreen(markup, slot.current);
    return () => {
      onLeave(saveReaderPosition(markup.element));
      end();
    };
  }, [markup, onLeave]);

  useLayoutEffect(() => {
    if (isStalled) disableControls(markup.element, reasonId);
    if (hasFailed) dropPress(markup.element);
  }, [markup, isStalled, hasFailed, reasonId]);

  // React doesn't own this markup; clicks only bubble up to it.
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (isDisabled(target)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const link = target.closest('a');
    if (!link || !isPlain(event) || link.target || link.download || !markup.leadsToScreen(link))
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return (
    <Region>
      {/* Rendered from the start: screen readers announce what is added to a live region. */}
      <Dock role="status" data-print="hide">
        {isStalled && (
          <LoadBanner
            load={load}
            press={earlyPress(markup.element)}
            isHome={location.pathname === '/'}
            reasonId={reasonId}
            onRetry={onRetry}
          />
        )}
      </Dock>
      <Slot ref={slot} onClickCapture={handleClick} />
    </Region>
  );
}

/** A click that doesn't ask for a new tab, a new window or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const Region = styled.div`
  display: flex;
  flex-direction: column;
`;

// First in the document but fixed to the bottom of the window, so nothing moves when the banner appears. Stacked above a
// screen’s own bottom bar, which mustn’t cover the banner’s button.
const Dock = styled.div`
  order: 1;
  position: sticky;
  bottom: 0;
  z-index: calc(${theme.z.sticky} + 1);
  width: 100%;
  max-width: 44rem;
  margin: 0 auto;
  padding: 0 ${theme.space[3]};
  font-size: ${theme.fontSize.sm};

  > * {
    margin-bottom: ${theme.space[3]};
    box-shadow: ${theme.shadow.lg};
  }
`;

// Keeps controls focused by keyboard from ending up behind the banner.
const Slot = styled.div`
  min-width: 0;

  a,
  button {
    scroll-margin-bottom: 14rem;
  }

  [aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
