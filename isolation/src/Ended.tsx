import { Banner, Button, createStore, PageContainer, useStore } from '@nzuko/shared-ui';

/** Whether the page's copy of the data has ended. */
export const endedStore = createStore<{ hasEnded: boolean }>(() => ({ hasEnded: false }));

/** Tells the reader that the page has outlived its copy. */
export function Ended() {
  const { hasEnded } = useStore(endedStore);
  if (!hasEnded) return null;
  const reload = (
    <Button size="sm" onClick={() => location.reload()}>
      Reload
    </Button>
  );
  return (
    <PageContainer>
      <Banner tone="warning" title="This page’s copy of the data has ended" action={reload}>
        It was kept for half an hour, or its place was needed. What you did in it is gone.
      </Banner>
    </PageContainer>
  );
}
