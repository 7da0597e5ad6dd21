/**
 * The named places on screens that any remote may fill, and the props that its component gets there. A place belongs to the remote
 * whose name it begins with. Within a contract version, props are only ever added, and optional.
 */
export interface SlotProps {
  /** At the end of the dashboard's overview: a section with a heading of level 2, or nothing. */
  'dashboard.overview': {
    /** The reader's next event: their own, or the one they have a ticket for. */
    event: { id: number; title: string; start_date: string; end_date: string; timezone: string };
  };
}

export type SlotName = keyof SlotProps;
