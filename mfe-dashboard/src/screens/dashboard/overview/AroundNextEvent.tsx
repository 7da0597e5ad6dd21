import { Slot } from '@nzuko/shared-ui/parts';

interface NextEvent {
  id: number;
  title: string;
  start_date: string | null;
  end_date: string | null;
  timezone: string;
}

/** Slot for other remotes' content about the reader's next event. At the end of the tab, since it loads late or never. */
export function AroundNextEvent({ event }: { event: NextEvent | undefined }) {
  if (!event?.start_date || !event.end_date) return null;
  const { id, title, start_date, end_date, timezone } = event;
  return (
    <Slot
      name="dashboard.overview"
      context={{ event: { id, title, start_date, end_date, timezone } }}
    />
  );
}
