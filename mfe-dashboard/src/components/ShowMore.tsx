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
  /** What the button says. */
  more?: string;
}

/** Reads a list on; nothing while it fits on one page. The button goes with the last page, and the focus to the text in its place. */
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
            {props.more ?? 'Show more'}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}
