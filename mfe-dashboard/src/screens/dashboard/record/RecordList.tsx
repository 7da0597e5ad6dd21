import { Fragment } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from '@nzuko/shared-ui/icons';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Stack, styled, theme } from '@nzuko/shared-ui';
import { MailAddress, type TableColumn } from '@nzuko/shared-ui/parts';

import { recordFile, recordQuery, type RecordEntry, type RecordOf } from '../../../api/recordApi';
import { datedCsv } from '../../../files/csv';
import { downloadDocument } from '../../../files/downloadDocument';
import { TwoLines } from '../../../components/TwoLines';
import { historyFileFailedMessage } from '../../../messages/deskMessages';
import { historyFailedMessage } from '../../../messages/tabMessages';
import { momentOf } from '../../../time/momentOf';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';
import { byNumber, byText } from '../useSort';

/** Who changed what, newest first; can be downloaded. */
export function RecordList({ of }: { of: RecordOf }) {
  const query = useInfiniteQuery(recordQuery(of));
  const hasEntries = query.data?.pages.some(({ results }) => results.length > 0) ?? false;
  const isOfKind = 'desk' in of && of.desk.kind !== undefined && of.desk.kind !== 'CHANGES';
  const file = useCall(
    () =>
      downloadDocument(recordFile(of), datedCsv('event' in of ? `history-${of.event}` : 'history')),
    historyFileFailedMessage,
    {},
  );
  return (
    <Stack gap={4}>
      {file.failure ? (
        <Banner tone="error" onDismiss={file.reset}>
          {file.failure}
        </Banner>
      ) : null}
      {hasEntries ? (
        <Stack direction="row" justify="end">
          <Button
            variant="secondary"
            loading={file.isRunning}
            startIcon={<Download size={18} />}
            onClick={() => file.run()}
          >
            Export CSV
          </Button>
        </Stack>
      ) : null}
      <LongList
        name="entries"
        more="Show Older Entries"
        query={query}
        failed={historyFailedMessage}
        columns={columns}
        compares={compares}
        empty={
          <Nothing>
            {isOfKind ? 'There are no entries of this kind.' : 'Nothing has been changed yet.'}
          </Nothing>
        }
      />
    </Stack>
  );
}

const nameless: Record<RecordEntry['by'], string> = {
  ACCOUNT: 'Somebody',
  ADMINISTRATOR: 'An administrator',
  TICKET_LINK: 'The ticket’s holder',
  SYSTEM: 'The system',
};

const whoOf = ({ by, actor }: RecordEntry) => actor ?? nameless[by];

/** Names the event, account or other subjects of an entry. An invitation goes by its address. */
function About({ event, account, about }: RecordEntry) {
  const names = [event && (event.title ?? `Event ${event.id}`), account?.name, ...about].flatMap(
    (name) => name || [],
  );
  if (names.length === 0) return '–';
  return (
    <Names>
      {names.map((name, index) => (
        // The same name may come twice.
        <Fragment key={index}>
          {index > 0 ? ' · ' : null}
          {/^\S+@\S+$/.test(name) ? <MailAddress>{name}</MailAddress> : name}
        </Fragment>
      ))}
    </Names>
  );
}

const compares = {
  what: byText(({ summary }: RecordEntry) => summary),
  who: byText(whoOf),
  when: byNumber(({ id }: RecordEntry) => id),
};

const columns: TableColumn<RecordEntry>[] = [
  {
    key: 'what',
    header: 'What',
    isRowHeader: true,
    sorts: 'ascending',
    cell: (entry) => (
      <TwoLines>
        {entry.summary}
        {entry.changes.length > 0 ? <Changes changes={entry.changes} /> : null}
      </TwoLines>
    ),
  },
  { key: 'about', header: 'About', cell: (entry) => <About {...entry} /> },
  {
    key: 'who',
    header: 'Who',
    sorts: 'ascending',
    cell: (entry) => (
      <TwoLines>
        {whoOf(entry)}
        {entry.by === 'ADMINISTRATOR' && entry.actor ? <small>Administrator</small> : null}
      </TwoLines>
    ),
  },
  { key: 'when', header: 'When', sorts: 'descending', cell: ({ at }) => momentOf(at) },
];

/** Keeps a time and its zone on the same line. */
const unbroken = (text: string) => text.replace(/(\d{2}:\d{2}) (?=[A-Z])/g, '$1\u00a0');

function Changes({ changes }: Pick<RecordEntry, 'changes'>) {
  return (
    <List>
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          {what}
          {before === null && after === null ? (
            ' changed'
          ) : (
            <>
              : {before === null ? null : <del>{unbroken(before)}</del>}
              {before !== null && after !== null ? ' → ' : null}
              {after === null ? null : <ins>{unbroken(after)}</ins>}
              {before !== null && after === null ? ' removed' : null}
            </>
          )}
        </li>
      ))}
    </List>
  );
}

const Names = styled.span`
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.regular};
  overflow-wrap: anywhere;

  del {
    color: ${theme.color.textMuted};
  }

  ins {
    text-decoration: none;
  }
`;
