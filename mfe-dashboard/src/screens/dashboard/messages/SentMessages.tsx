import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'shared-ui';
import { momentText } from 'shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { sentQuery } from '../../../api/messagesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { messagesFailedMessage } from '../../../messages/messageMessages';
import { peopleText } from './peopleText';
import { MessageItem } from './MessageItem';

/** Announcements sent to an event's attendees, with the number of readers. */
export function SentMessages({ event }: { event: Event }) {
  const { data, isError, isFetching, refetch } = useQuery(sentQuery(event.id));
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
        What you write to the attendees of {event.title} stands here.
      </EmptyState>
    );
  }
  return (
    <RowList>
      {data.map(({ id, subject, message, created_at, mailed, read }) => (
        <li key={id}>
          <MessageItem
            subject={subject}
            message={message}
            line={`${momentText(created_at, event.timezone)} · emailed to ${peopleText(mailed)}, read here by ${read.toLocaleString('en-NG')}`}
          />
        </li>
      ))}
    </RowList>
  );
}
