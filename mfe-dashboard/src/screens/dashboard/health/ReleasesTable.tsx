import { Badge, styled } from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import type { ReleaseHealth } from '../../../api/releasesApi';
import { TwoLines } from '../../../components/TwoLines';
import { countText } from '../../../text/countText';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { failureWords, nameOfRemote, shareText, vitalText } from './healthWords';

/** The releases of one remote, the latest first. */
export function ReleasesTable({
  remote,
  releases,
}: {
  remote: string;
  releases: readonly ReleaseHealth[];
}) {
  const name = nameOfRemote(remote);
  return (
    <TabSection title={name}>
      <Table
        caption={`Releases of ${name}`}
        hideCaption
        columns={columns}
        rows={releases}
        rowKey={({ version }) => version}
      />
    </TabSection>
  );
}

const VERSION = /(\d+\.\d+\.\d+-\w+)/;

/** A sentence whose versions don't break at their hyphens. */
const withWholeVersions = (sentence: string) =>
  sentence
    .split(VERSION)
    .map((part) => (VERSION.test(part) ? <Whole key={part}>{part}</Whole> : part));

const Whole = styled.span`
  white-space: nowrap;
`;

const columns: TableColumn<ReleaseHealth>[] = [
  {
    key: 'version',
    header: 'Release',
    isRowHeader: true,
    cell: ({ version, ended, last_seen: seen, failures }) => (
      <TwoLines>
        {version} {ended ? <Badge tone="warning">Canary ended</Badge> : null}
        {ended ? <small>{withWholeVersions(ended)}</small> : null}
        {Object.keys(failures).length > 0 ? <small>Failed: {failureWords(failures)}</small> : null}
        <small>Last seen {momentOf(seen)}</small>
      </TwoLines>
    ),
  },
  {
    key: 'loads',
    header: 'Screens shown',
    align: 'end',
    cell: ({ loads }) => countText(loads),
  },
  {
    key: 'failed',
    header: 'Failed pages',
    align: 'end',
    cell: ({ failed_pages: failed, loads }) => shareText(failed, loads + failed),
  },
  {
    key: 'slow',
    header: 'Over 4 seconds',
    align: 'end',
    priority: 2,
    cell: ({ slow_loads: slow, loads }) => shareText(slow, loads),
  },
  {
    key: 'paint',
    header: 'Good paint',
    align: 'end',
    priority: 3,
    cell: (release) => vitalText(release, 'LCP'),
  },
  {
    key: 'response',
    header: 'Good response',
    align: 'end',
    priority: 3,
    cell: (release) => vitalText(release, 'INP'),
  },
  {
    key: 'shift',
    header: 'Steady layout',
    align: 'end',
    priority: 3,
    cell: (release) => vitalText(release, 'CLS'),
  },
];
