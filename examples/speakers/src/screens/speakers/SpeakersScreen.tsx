import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@nzuko/shell-sdk/queries';
import { ButtonLink, PageContainer, PageHeader, Stack } from '@nzuko/shell-sdk/ui';

import { NextEvents } from './NextEvents';

const STALE_AFTER_MS = 60_000;
const queryClient = createQueryClient(STALE_AFTER_MS);

/** The remote's first page. */
export default function SpeakersScreen() {
  return (
    <PageContainer>
      <PageHeader title="Speakers" />
      <Stack as="section" gap={4} align="start">
        <h2>Coming up</h2>
        <QueryClientProvider client={queryClient}>
          <NextEvents />
        </QueryClientProvider>
        <ButtonLink to="/events">Find an event</ButtonLink>
      </Stack>
    </PageContainer>
  );
}
