/**
 * The events between remotes, by name and version, with their payloads. Within a version, fields are only ever added, and
 * optional. Any other change needs a new version, which is another event: publish both until nobody listens to the old one.
 */
export interface RemoteEvents {
  /** The signed-in user has saved an event, or no longer has. */
  'event.saved@1': { eventId: number; isSaved: boolean };
}

export type RemoteEventName = keyof RemoteEvents;

/** One of each, for trying listeners on the isolation page. */
export const remoteEventSamples: RemoteEvents = {
  'event.saved@1': { eventId: 1, isSaved: true },
};
