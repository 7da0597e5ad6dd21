import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, defaultTimeZone, EmptyState, Pagination, Stack } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import { markAllRead, markRead, receivedMessages, receivedQuery } from '../../../api/messagesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { MESSAGES_PAGE_SIZE } from '../../../constants';
import { markReadFailedMessage, messagesFailedMessage } from '../../../messages/messageMessages';
import { countText } from '../../../text/countText';
import { useExistingPage, usePage } from '../listPage';
import { useDashboardUrl } from '../useDashboardUrl';
import { MessageItem } from './MessageItem';

/** Received announcements; opening one marks it as read. */
export function ReceivedMessages() {
  const queryClient = useQueryClient();
  const { hrefWith } = useDashboardUrl();
  const page = usePage();
  const { data: loaded, isError, isFetching, refetch } = useQuery(receivedQuery(page));
  const data = useExistingPage(loaded, MESSAGES_PAGE_SIZE);
  const marking = useMutation({
    mutationFn: (id: number | 'all') => (id === 'all' ? markAllRead() : markRead(id)),
    onSuccess: () => queryClient.invalidateQueries(receivedMessages),
  });

  if (!data) {
    return isError ? (
      <LoadError message={messagesFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading messages…" height="5rem" />
    );
  }
  if (data.count === 0) {
    return (
      <EmptyState title="No messages yet">Messages from event organizers show up here.</EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {marking.isError ? <Banner tone="error">{markReadFailedMessage}</Banner> : null}
      {data.unread_count > 0 ? (
        <Stack direction="row" justify="space-between" align="center" gap={3} wrap>
          <p>{countText(data.unread_count)} unread</p>
          <Button
            size="sm"
            variant="secondary"
            loading={marking.isPending && marking.variables === 'all'}
            onClick={() => marking.mutate('all')}
          >
            Mark All as Read
          </Button>
        </Stack>
      ) : null}
      <RowList>
        {data.results.map(({ id, subject, message, event, author, created_at, is_read }) => (
          <li key={id}>
            <MessageItem
              subject={subject}
              message={message}
              line={`${event.title} · ${author} · ${momentText(created_at, defaultTimeZone)}`}
              isNew={!is_read}
              onOpen={() => (is_read ? undefined : marking.mutate(id))}
            />
          </li>
        ))}
      </RowList>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.count / MESSAGES_PAGE_SIZE)}
        hrefFor={(next) => hrefWith({ page: String(next) })}
      />
    </Stack>
  );
}
