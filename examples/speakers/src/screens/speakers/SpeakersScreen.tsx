import { ButtonLink, PageContainer, PageHeader } from '@nzuko/shell-sdk/ui';

/** The remote's first page. */
export default function SpeakersScreen() {
  return (
    <PageContainer>
      <PageHeader title="Speakers" />
      <ButtonLink to="/events">Find an event</ButtonLink>
    </PageContainer>
  );
}
