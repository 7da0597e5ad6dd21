import { useRef } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Badge, Banner, Card, Link, Stack, styled, theme } from '@nzuko/shared-ui';
import { useKeptFocus } from '@nzuko/shared-ui/parts';

import {
  eventReportsQuery,
  reportCaseQuery,
  type EventReport,
  type ReportCase,
} from '../../../api/reportsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { ShowMore } from '../../../components/ShowMore';
import { reportCaseFailedMessage } from '../../../messages/deskMessages';
import { reportsFailedMessage } from '../../../messages/tabMessages';
import { agoText } from '../../../time/agoText';
import { momentOf } from '../../../time/momentOf';
import { useNow } from '../../../time/useNow';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { CaseActions } from './CaseActions';
import { countOf, handledText, reasonLabels, reportsText } from './caseWords';

/** One reported event: what people say about it, and what to do. */
export function CaseView({ id }: { id: number }) {
  const { hrefWith } = useDashboardUrl();
  const { data, error, isFetching, refetch } = useQuery(reportCaseQuery(id));
  return (
    <Stack gap={8}>
      <TabHeader
        title={data?.event.title ?? 'Reported event'}
        subtitle={data ? <About found={data} /> : undefined}
        actions={<Link to={hrefWith({ case: undefined })}>Back to all reports</Link>}
      />
      {data ? (
        <>
          <Decision found={data} />
          <Reports found={data} />
        </>
      ) : error ? (
        <LoadError
          message={reportCaseFailedMessage(ApiError.from(error))}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading the case…" height="9rem" />
      )}
    </Stack>
  );
}

/** The desk's page about an account. */
const personHref = (id: number) => `?view=desk&tab=find&person=${id}`;

const About = ({ found: { event } }: { found: ReportCase }) => (
  <Facts>
    <Link to={`/events/${event.id}`}>See the event</Link>
    <span>
      By <Link to={personHref(event.organizer.id)}>{event.organizer.name}</Link>
    </span>
    {event.is_suspended ? <Badge tone="error">Suspended</Badge> : null}
  </Facts>
);

/** The choices for an open case, or the decision on a handled one. */
function Decision({ found }: { found: ReportCase }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, root);
  return (
    <div ref={root}>
      {found.handled ? (
        <Handled handled={found.handled} isSuspended={found.event.is_suspended} />
      ) : (
        <CaseActions found={found} />
      )}
    </div>
  );
}

/** Who handled the case, and their note. */
function Handled({
  handled,
  isSuspended,
}: {
  handled: NonNullable<ReportCase['handled']>;
  isSuspended: boolean;
}) {
  const now = useNow(60_000);
  const wasLifted = handled.outcome === 'SUSPENDED' && !isSuspended;
  return (
    <Banner tone="info" title={`${handledText(handled)} ${agoText(handled.at, now)}`}>
      <p>{handled.note || momentOf(handled.at)}</p>
      {wasLifted ? <p>The suspension has been lifted since.</p> : null}
    </Banner>
  );
}

function Reports({ found }: { found: ReportCase }) {
  const query = useInfiniteQuery(eventReportsQuery(found.id));
  const { data, isError, isFetching, refetch, ...rest } = query;
  const reports = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <TabSection title={reportsText(countOf(found))}>
      {data ? (
        <RowList>
          {reports.map((report) => (
            <li key={report.id}>
              <Report report={report} />
            </li>
          ))}
        </RowList>
      ) : isError ? null : (
        <LoadingRows label="Loading reports…" rows={2} height="7rem" />
      )}
      {isError && !rest.isFetchNextPageError ? (
        <LoadError message={reportsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data ? (
        <ShowMore
          {...rest}
          pages={data.pages.length}
          failed={reportsFailedMessage}
          all={`All ${reports.length} reports`}
          more="Show More Reports"
        />
      ) : null}
    </TabSection>
  );
}

function Report({ report }: { report: EventReport }) {
  const { account, email } = report;
  return (
    <Card as="article">
      <Stack gap={2}>
        <Reason>{reasonLabels[report.reason]}</Reason>
        <Message>{report.message}</Message>
        <Small>
          <span>{momentOf(report.reported_at)}</span>
          {account ? (
            <Link to={personHref(account.id)}>{account.name}</Link>
          ) : (
            <span>{email === null ? 'Deleted account' : 'Visitor'}</span>
          )}
          {email === null ? null : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
        </Small>
      </Stack>
    </Card>
  );
}

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
`;

const Reason = styled.h3`
  font-size: ${theme.fontSize.md};
`;

const Message = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;
