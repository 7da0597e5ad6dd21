import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { sentQuery } from '../../../api/messagesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { messagesFailedMessage } from '../../../messages/messageMessages';
import { countText } from '../../../text/countText';
import { MessageItem } from './MessageItem';
import { SendingProgress } from './SendingProgress';
import { sentText } from './sentText';
import { useSendingEnd } from './useSendingEnd';

/** Announcements sent to an event's attendees, with how far their emails are and the number of readers. */
export function SentMessages({ event }: { event: Event }) {
  const { data, isError, isFetching, refetch } = useQuery(sentQuery(event.id));
  useSendingEnd(data);
  if (!data) {
    return isError ? (
      <LoadError message={messagesFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading messages…" height="5rem" />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="Nothing sent yet" headingLevel={3}>
        Your messages to the attendees of {event.title} will be listed here.
      </EmptyState>
    );
  }
  return (
    <RowList>
      {data.map((sent) => (
        <li key={sent.id}>
          <MessageItem
            subject={sent.subject}
            message={sent.message}
            line={`${momentText(sent.created_at, event.timezone)} · ${sentText(sent)}, read here by ${countText(sent.read)}`}
          >
            {sent.waiting > 0 ? <SendingProgress sent={sent} /> : null}
          </MessageItem>
        </li>
      ))}
    </RowList>
  );
}
