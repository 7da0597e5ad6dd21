import { Button, mediaDown, pageGutter, styled, theme } from '@nzuko/shared-ui';
import { priceText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { seatsLeft, seatsText, sellsTickets } from '../../ticket/ticketSale';
import type { BookingDialogState } from './useBookingDialog';
import type { OwnTicketsPart } from './useOwnTickets';

interface QuickOfferProps {
  event: Event;
  dialog: BookingDialogState;
  own: OwnTicketsPart;
  now: number;
}

/** Price, seats left, a button and what is refunded, in sight without scrolling; on small screens a bar at the bottom edge. */
export function QuickOffer({ event, dialog, own, now }: QuickOfferProps) {
  return (
    <Bar>
      <p>
        <Price>{priceText(event, now)}</Price>
        <Seats>{seatsText(seatsLeft(event, now))}</Seats>
      </p>
      {own ? <own.PayFirst event={event} /> : null}
      <Button
        size="lg"
        aria-haspopup="dialog"
        onClick={dialog.open}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        Get Tickets
      </Button>
      {sellsTickets(event) ? <Terms>{event.refund_terms}</Terms> : null}
    </Bar>
  );
}

/** Room below the page's content, so that the bar covers none of it. */
export const QuickOfferRoom = styled.div`
  ${mediaDown('lg')} {
    height: calc(5rem + env(safe-area-inset-bottom, 0px));
  }
`;

// With larger text, the words beside the price wrap first, and only then does the button move below them.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};

  ${mediaDown('lg')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.z.sticky};
    justify-content: space-between;
    padding: ${theme.space[3]} ${pageGutter};
    padding-bottom: calc(${theme.space[3]} + env(safe-area-inset-bottom, 0px));
    background: ${theme.color.surfaceInverse};
    color: ${theme.color.textInverse};
    border-top: 1px solid ${theme.color.border};

    > :first-child {
      flex: 1 1 min-content;
    }
  }

  ${mediaDown('sm')} {
    > button {
      padding-inline: ${theme.space[5]};
    }
  }
`;

const Price = styled.strong`
  display: block;
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.black};
  line-height: ${theme.lineHeight.tight};

  ${mediaDown('sm')} {
    font-size: ${theme.fontSize.xl};
  }
`;

// The bar of small screens has no room for it; there the card is the next thing on the page.
const Terms = styled.p`
  flex: 1 1 100%;
  max-width: 60ch;
  font-size: ${theme.fontSize.sm};

  ${mediaDown('lg')} {
    display: none;
  }
`;

const Seats = styled.span`
  display: block;
  font-size: ${theme.fontSize.sm};
`;
