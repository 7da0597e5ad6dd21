import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Button, EmptyState } from '@nzuko/shared-ui';

import type { Event } from '../../../../api/eventsApi';
import { gateLinksQuery, type NewGateLink } from '../../../../api/gateLinksApi';
import { LoadError } from '../../../../components/LoadError';
import { LoadingRows } from '../../../../components/LoadingRows';
import { gateLinksFailedMessage } from '../../../../messages/gateMessages';
import { TabSection } from '../../TabSection';
import { LazyGateLinkDialog } from './LazyGateLinkDialog';
import { GateLinkList } from './GateLinkList';
import { NewLinkDialog } from './NewLinkDialog';

/** Links with which helpers without an account scan at an event's gates. */
export function GateLinks({ event }: { event: Event }) {
  const { data, error, isFetching, refetch } = useQuery(gateLinksQuery(event.id));
  const [isMaking, setMaking] = useState(false);
  // The newest link's when the form was opened: while others make links, the form would start over.
  const [gate, setGate] = useState<string>();
  const [made, setMade] = useState<NewGateLink>();
  const [isShown, setShown] = useState(false);
  // Offline the scanner goes on, and has said so; links can't be made then.
  if (!data && error && ApiError.from(error).isUnreachable) return null;
  const canMake = event.status === 'PUBLISHED';
  const handleNew = () => {
    setGate(data?.[0]?.gate);
    setMaking(true);
  };
  return (
    <TabSection
      title="Helpers’ links"
      aside={
        data && canMake ? (
          <Button variant="secondary" onClick={handleNew}>
            New Link
          </Button>
        ) : undefined
      }
    >
      {data ? (
        data.length > 0 ? (
          <GateLinkList event={event} links={data} />
        ) : (
          <EmptyState title="No links yet" headingLevel={3}>
            {canMake
              ? 'A link lets a helper without an account scan at a gate, on one phone, for the hours you choose.'
              : 'Links can be made for published events.'}
          </EmptyState>
        )
      ) : error ? (
        <LoadError message={gateLinksFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading helpers’ links…" height="5rem" />
      )}
      <LazyGateLinkDialog
        event={event}
        gate={gate}
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={(link) => {
          setMaking(false);
          setMade(link);
          setShown(true);
        }}
      />
      {/* By its token, so that each link is guarded until it was copied. */}
      {made ? (
        <NewLinkDialog
          key={made.token}
          link={made}
          open={isShown}
          onClose={() => setShown(false)}
        />
      ) : null}
    </TabSection>
  );
}
