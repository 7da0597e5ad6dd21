import { API_BASE_PATH } from '@nzuko/shared-auth';
import { ButtonLink } from '@nzuko/shared-ui';
import { CalendarPlus } from '@nzuko/shared-ui/icons';

/** Downloads an event for one's calendar. */
export const CalendarLink = ({ eventId }: { eventId: number }) => (
  <ButtonLink
    variant="secondary"
    to={`${API_BASE_PATH}/events/${eventId}/calendar.ics`}
    reloadDocument
    download
    startIcon={<CalendarPlus size={18} />}
  >
    Add to Calendar
  </ButtonLink>
);
