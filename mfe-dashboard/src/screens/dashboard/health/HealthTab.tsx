import { useQuery } from '@tanstack/react-query';
import { Field, Select, Stack, styled } from '@nzuko/shared-ui';

import { releasesQuery } from '../../../api/releasesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { healthFailedMessage } from '../../../messages/tabMessages';
import { Nothing } from '../DeskList';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { ReleasesTable } from './ReleasesTable';

const DAY_HOURS = 24;
const periods = [
  { value: '1', label: 'Last hour' },
  { value: String(DAY_HOURS), label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
];

/** How each release of each remote does in visitors’ browsers, for administrators. */
export function HealthTab() {
  const { query, change } = useDashboardUrl();
  const wanted = query.get('hours');
  const hours = periods.some(({ value }) => value === wanted) ? Number(wanted) : DAY_HOURS;
  const { data, isError, isFetching, refetch } = useQuery(releasesQuery(hours));
  return (
    <Stack gap={8}>
      <TabHeader
        title="Site Health"
        subtitle="How each release is doing in visitors’ browsers. Loads and speed are estimated from a sample; failures are counted on every page."
      />
      <Period>
        <Field
          name="hours"
          label="Period"
          as={Select}
          options={periods}
          value={String(hours)}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </Period>
      {data ? (
        <Releases releases={data} />
      ) : isError ? (
        <LoadError message={healthFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading releases…" rows={3} height="6rem" />
      )}
    </Stack>
  );
}

function Releases({ releases }: { releases: Parameters<typeof ReleasesTable>[0]['releases'] }) {
  if (releases.length === 0)
    return <Nothing>No page has reported anything in this period.</Nothing>;
  const remotes = [...new Set(releases.map(({ remote }) => remote))];
  return remotes.map((remote) => (
    <ReleasesTable
      key={remote}
      remote={remote}
      releases={releases.filter((release) => release.remote === remote)}
    />
  ));
}

const Period = styled.div`
  max-width: 14rem;
`;
