import type { ApiSchemas } from '@nzuko/contract';
import { useSession } from '@nzuko/shared-auth';
import {
  Banner,
  Button,
  Link,
  Stack,
  TicketCard,
  useLocation,
  useNavigate,
} from '@nzuko/shared-ui';
import { MailAddress, momentText } from '@nzuko/shared-ui/parts';

import { acceptOffer, declineOffer, type OfferedTicket } from '../../api/ticketLinksApi';
import { Actions, Heading, Words } from '../../components/LinkPage.styles';
import { MY_TICKETS_PATH, SIGN_IN_PATH } from '../../constants';
import { acceptFailedMessage, declineFailedMessage } from '../../messages/ticketLinkMessages';
import { Body, Deadline } from './TicketLink.styles';
import { TicketFacts } from './TicketFacts';
import { useLinkCall } from './useLinkCall';

interface OfferProps {
  link: OfferedTicket;
  token: string;
}

/** A ticket offered to the reader. Accepting takes a click, because mail programs open links on their own. */
export function Offer({ link, token }: OfferProps) {
  const { offer, event, name } = link;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  // Until it is known whose account it could go to, it must not go to none.
  const isKnown = useSession(({ status }) => status !== 'loading');
  const accept = useLinkCall(
    token,
    (into: ApiSchemas['AcceptPayload']['into']) => acceptOffer(token, into),
    acceptFailedMessage,
    (into) => (into === 'account' ? navigate(MY_TICKETS_PATH) : undefined),
  );
  const decline = useLinkCall(token, () => declineOffer(token), declineFailedMessage);
  const failure = accept.failure ?? decline.failure;
  const isOtherAccount = user !== null && offer.is_own_address === false;
  // Three buttons in a row, or two larger ones.
  const size = isOtherAccount ? 'md' : 'lg';

  return (
    <Stack gap={6}>
      <Heading>{offer.from} is giving you a ticket</Heading>
      <TicketCard
        as="article"
        tone="marigold"
        stub={
          <Deadline>
            <span>Accept by</span>
            {momentText(offer.expires_at, event.timezone)}
          </Deadline>
        }
      >
        <Body>
          <TicketFacts link={link} name={name} headingLevel={2} />
        </Body>
      </TicketCard>
      {isOtherAccount ? (
        <Banner tone="warning" title="Is this ticket for you?">
          It was offered to <MailAddress>{offer.email}</MailAddress>, and you’re signed in as{' '}
          <MailAddress>{user.email}</MailAddress>. Choose which account should have it: once
          accepted, it can’t be in both.
        </Banner>
      ) : (
        <Words>
          {user ? (
            'Accept it, and it’s yours alone, in your account under My Tickets.'
          ) : (
            <>
              Accept it, and it’s yours alone. You don’t need an account: this link will be your
              ticket. Have one?{' '}
              <Link to={SIGN_IN_PATH} state={{ from: pathname }}>
                Sign in first
              </Link>{' '}
              to keep it with your other tickets.
            </>
          )}
        </Words>
      )}
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      <Actions>
        <Button
          size={size}
          loading={accept.isRunning || !isKnown}
          unavailable={decline.isRunning}
          onClick={() => accept.run(user ? 'account' : 'link')}
        >
          {isOtherAccount ? 'Accept into My Account' : 'Accept Ticket'}
        </Button>
        {isOtherAccount ? (
          <Button
            size={size}
            variant="secondary"
            unavailable={accept.isRunning || decline.isRunning}
            onClick={() => accept.run('link')}
          >
            Accept Without an Account
          </Button>
        ) : null}
        <Button
          size={size}
          variant={isOtherAccount ? 'ghost' : 'secondary'}
          loading={decline.isRunning}
          unavailable={accept.isRunning}
          onClick={() => decline.run()}
        >
          Decline
        </Button>
      </Actions>
    </Stack>
  );
}
