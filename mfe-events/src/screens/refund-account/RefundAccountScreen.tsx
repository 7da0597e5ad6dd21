import { useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ApiError, useSession } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import {
  Banner,
  Button,
  ButtonLink,
  ErrorState,
  formatNaira,
  PageContainer,
  Stack,
  useParams,
} from '@nzuko/shared-ui';

import { queryClient } from '../../api/queryClient';
import { refundLinkQuery, renewRefundLink, type RefundLink } from '../../api/refundLinksApi';
import { Actions, Heading, Words } from '../../components/LinkPage.styles';
import { LoadingBlock } from '../../components/LoadingBlock';
import { refundLinkFailure, renewFailedMessage } from '../../messages/refundAccountMessages';
import { MY_TICKETS_PATH } from '../../constants';
import { ChooseAccount } from './ChooseAccount';
import { StepHeading } from './StepHeading';

/** `/refund/:token`: where a refund should go that can't reach its payer, for whoever has the link. */
export default function RefundAccountScreen() {
  const { token = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <PageContainer width="text">
        <RefundByLink key={token} token={token} />
      </PageContainer>
    </QueryClientProvider>
  );
}

function RefundByLink({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(refundLinkQuery(token));
  const failure = error && ApiError.from(error);
  const isFinal = failure?.status === 404 || failure?.status === 410;
  // A refetch that fails for another reason doesn't take away what is being typed.
  if (failure && (isFinal || !data)) {
    const { title, text } = refundLinkFailure(failure);
    return (
      <ErrorState
        title={title}
        headingLevel={1}
        {...(!isFinal && { onRetry: () => void refetch(), retrying: isFetching })}
        actions={isFinal ? <WaysOn /> : <BrowseEvents />}
      >
        {text}
      </ErrorState>
    );
  }
  if (!data) return <LoadingBlock label="Loading refund…" />;
  switch (data.state) {
    case 'open':
      return <ChooseAccount token={token} refund={data} />;
    case 'expired':
      return <Expired token={token} />;
    default:
      return <Sent refund={data} />;
  }
}

function Sent({ refund: { state, account, amount, event_title: title } }: { refund: RefundLink }) {
  const to = account ? ` to ${account.bank}, account ending in ${account.ending}` : '';
  return (
    <Stack gap={6}>
      <StepHeading>
        {state === 'done' ? 'Your refund has been paid' : 'Your refund is on its way'}
      </StepHeading>
      <Words>
        {state === 'done'
          ? `We’ve sent you ${formatNaira(amount)} back for ${title}${to && `,${to}`}.`
          : `We’re sending ${formatNaira(amount)} for ${title}${to}. Depending on your bank, it can take up to ten working days. If it can’t be paid in, we’ll email you.`}
      </Words>
      <Actions>
        <BrowseEvents />
      </Actions>
    </Stack>
  );
}

function Expired({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string>();
  const renewal = useCall(() => renewRefundLink(token), renewFailedMessage, {
    onDone: ({ detail }) => setAnswer(detail),
  });
  return (
    <Stack gap={6}>
      <Heading>This link has expired</Heading>
      <Words>
        We still need a bank account for your refund. We’ll email a new link to the address you paid
        with.
      </Words>
      {renewal.failure ? <Banner tone="error">{renewal.failure}</Banner> : null}
      {answer ? (
        <Banner tone="success">{answer}</Banner>
      ) : (
        <Actions>
          <Button size="lg" loading={renewal.isRunning} onClick={() => renewal.run()}>
            Send Me a New Link
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

/** For a link that leads nowhere. The email with a newer one may be lost. */
function WaysOn() {
  const isMember = useSession(({ status }) => status === 'authenticated');
  return (
    <>
      {isMember ? (
        <ButtonLink to={MY_TICKETS_PATH} variant="secondary">
          My Tickets
        </ButtonLink>
      ) : (
        <BrowseEvents />
      )}
      <ButtonLink to="/contact?topic=refund" variant="secondary">
        Write to Us
      </ButtonLink>
    </>
  );
}

const BrowseEvents = () => (
  <ButtonLink to="/events" variant="secondary">
    Browse Events
  </ButtonLink>
);
