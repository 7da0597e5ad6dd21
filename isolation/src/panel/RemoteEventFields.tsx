import { useEffect, useState } from 'react';
import { remoteEventSamples, type RemoteContract } from '@nzuko/contract';
import { listen, publish } from '@nzuko/shared-auth/remote-events';
import { Button } from '@nzuko/shared-ui';

import { Foot, Note } from './Panel.styles';

const nothing: string[] = [];

/** The events that the remote has published since the page was opened, and buttons to send those that it listens to. */
export function RemoteEventFields({ events }: { events: NonNullable<RemoteContract['events']> }) {
  const { publishes = nothing as never, listens = nothing as never } = events;
  const [said, setSaid] = useState<Record<string, string>>({});

  useEffect(() => {
    const stops = publishes.map((name) =>
      listen(name, (payload) =>
        setSaid((before) => ({ ...before, [name]: JSON.stringify(payload) })),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [publishes]);

  return (
    <Foot>
      {listens.map((name) => (
        <Button
          key={name}
          size="sm"
          variant="secondary"
          onClick={() => publish(name, remoteEventSamples[name])}
        >
          Send {name}
        </Button>
      ))}
      {publishes.map((name) => (
        <Note key={name} role="status">
          {name} {said[name] ? `said ${said[name]}` : 'has not been published'}
        </Note>
      ))}
    </Foot>
  );
}
