import { useEffect, useRef } from 'react';
import { ButtonLink, ErrorState, PageContainer, styled } from '@nzuko/shared-ui';

interface ScreenErrorProps {
  errorId: string;
  /** Advice to the reader, in addition to trying again. */
  advice?: string | null;
  onRetry: () => void;
}

/** A route's error screen. It takes focus, so that it is read out and its buttons are one Tab away. */
export function ScreenError({ errorId, advice, onRetry }: ScreenErrorProps) {
  const focused = useRef<HTMLDivElement>(null);
  useEffect(() => focused.current?.focus(), []);

  return (
    <PageContainer>
      <Focusable ref={focused} tabIndex={-1}>
        <ErrorState
          title="This page could not be loaded"
          errorId={errorId}
          onRetry={onRetry}
          headingLevel={1}
          actions={
            <ButtonLink to="/" variant="secondary">
              Home
            </ButtonLink>
          }
        >
          The rest of the site works. {advice}
        </ErrorState>
      </Focusable>
    </PageContainer>
  );
}

const Focusable = styled.div`
  &:focus {
    outline: none;
  }
`;
