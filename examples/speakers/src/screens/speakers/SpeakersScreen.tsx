import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@nzuko/shell-sdk/queries';
import { ButtonLink, PageContainer, PageHeader, Stack, styled, theme } from '@nzuko/shell-sdk/ui';

import { NextEvents } from './NextEvents';

const STALE_AFTER_MS = 60_000;
const queryClient = createQueryClient(STALE_AFTER_MS);

/** The remote's first page. */
export default function SpeakersScreen() {
  return (
    <PageContainer width="text">
      <Stack gap={8}>
        <PageHeader title="Speakers" />
        <Stack as="section" gap={4}>
          <Heading>Coming up</Heading>
          <QueryClientProvider client={queryClient}>
            <NextEvents />
          </QueryClientProvider>
        </Stack>
        <Stack align="start">
          <ButtonLink to="/events">Find an Event</ButtonLink>
        </Stack>
      </Stack>
    </PageContainer>
  );
}

const Heading = styled.h2`
  font-size: ${theme.fontSize.xl};
`;
