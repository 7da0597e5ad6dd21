import { useQuery } from '@tanstack/react-query';
import { MailAddress, type TableColumn } from '@nzuko/shared-ui/parts';

import { mailsQuery, resendMail, type OutgoingMail } from '../../../api/operationsApi';
import { TwoLines } from '../../../components/TwoLines';
import { mailsFailedMessage, resendFailedMessage } from '../../../messages/operationsMessages';
import { momentOf } from '../../../time/momentOf';
import { DeskList, Nothing } from '../DeskList';
import { usePage } from '../listPage';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { AgainButton } from './AgainButton';

interface MailsPartProps {
  state: 'FAILED' | 'UNCONFIRMED';
  title: string;
  about: string;
  empty: string;
  /** The query parameter that holds its page. */
  pageName: string;
}

/** Mails in a state that only a person ends. */
export function MailsPart({ state, title, about, empty, pageName }: MailsPartProps) {
  const page = usePage(pageName);
  return (
    <TabSection title={title}>
      <p>{about}</p>
      <DeskList
        name={title.toLowerCase()}
        query={useQuery(mailsQuery(state, page))}
        failed={mailsFailedMessage}
        columns={columns}
        compares={compares}
        usual={newestFirst}
        sortName={`${pageName}-sort`}
        rowKey={({ id }) => id}
        empty={<Nothing>{empty}</Nothing>}
        page={page}
        pageName={pageName}
      />
    </TabSection>
  );
}

const newestFirst = { key: 'written', descending: true };

const compares = {
  mail: byText(({ subject }: OutgoingMail) => subject),
  recipient: byText(({ recipient }: OutgoingMail) => recipient),
  written: byNumber(({ created_at: at }: OutgoingMail) => Date.parse(at)),
};

const columns: TableColumn<OutgoingMail>[] = [
  {
    key: 'mail',
    header: 'Email',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ subject, problem }) => (
      <TwoLines>
        {subject}
        {problem ? <small>{problem}</small> : null}
      </TwoLines>
    ),
  },
  {
    key: 'recipient',
    header: 'To',
    sorts: 'ascending',
    cell: ({ recipient }) => <MailAddress>{recipient}</MailAddress>,
  },
  {
    key: 'written',
    header: 'Written',
    priority: 2,
    sorts: 'descending',
    cell: ({ created_at: at, attempts }) => (
      <TwoLines>
        {momentOf(at)}
        <small>{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</small>
      </TwoLines>
    ),
  },
  {
    key: 'act',
    header: 'Action',
    align: 'end',
    cell: ({ id, recipient }) => (
      <AgainButton
        label="Send Again"
        what={`to ${recipient}`}
        call={() => resendMail(id)}
        done="The email is on its way."
        failedMessage={resendFailedMessage}
      />
    ),
  },
];
