import { useEffect, useRef, useState } from 'react';
import { Banner, Button, Stack } from '@nzuko/shared-ui';

interface ShowMoreProps {
  /** How many pages are shown. */
  pages: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  failed: string;
  /** Says how much is shown, while there is more. */
  shown?: string;
  all: string;
  /** The button's label; “Show More” by default. */
  more?: string;
}

/**
 * Loads a list's next page; renders nothing if there is only one. The button disappears after the last page, and the focus
 * moves to the text.
 */
export function ShowMore({ pages, hasNextPage, fetchNextPage, ...props }: ShowMoreProps) {
  const textRef = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    if (wasPressed && !hasNextPage) textRef.current?.focus();
  }, [wasPressed, hasNextPage]);
  const handlePress = () => {
    setPressed(true);
    fetchNextPage();
  };
  if (pages === 1 && !hasNextPage) return null;
  const text = hasNextPage ? props.shown : props.all;
  return (
    <>
      {props.isFetchNextPageError ? <Banner tone="error">{props.failed}</Banner> : null}
      <Stack direction="row" gap={4} align="center" justify="space-between" wrap>
        {text ? (
          <p ref={textRef} tabIndex={-1} role="status">
            {text}
          </p>
        ) : null}
        {hasNextPage ? (
          <Button variant="secondary" loading={props.isFetchingNextPage} onClick={handlePress}>
            {props.more ?? 'Show More'}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}
