import { ShowPicture, styled, theme, useHeldPicture } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';

/** The picture that the buyer added to a ticket, if any. */
export function TicketPhoto({ ticket: { custom_image, ticket_number } }: { ticket: Ticket }) {
  const { isHeld, show, shownProps } = useHeldPicture(custom_image);
  if (custom_image === null) return null;
  const name = `Photo on ticket ${ticket_number}`;
  if (isHeld) return <ShowPicture name={name} onShow={show} />;
  return <Picture {...shownProps} src={custom_image} alt={name} loading="lazy" />;
}

const Picture = styled.img`
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.color.skeleton};
  border-radius: ${theme.radius.md};
`;
