import { useQuery } from '@tanstack/react-query';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { deadJobsQuery, retryJob, type Job } from '../../../api/operationsApi';
import { TwoLines } from '../../../components/TwoLines';
import { jobsFailedMessage, retryFailedMessage } from '../../../messages/operationsMessages';
import { codeWords } from '../../../text/codeWords';
import { momentOf } from '../../../time/momentOf';
import { DeskList, Nothing } from '../DeskList';
import { usePage } from '../listPage';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { AgainButton } from './AgainButton';

/** Background jobs that have failed too often. */
export function JobsPart() {
  const page = usePage('jobs');
  return (
    <TabSection title="Dead jobs">
      <p>Jobs that failed on every attempt. Fix the cause before you try one again.</p>
      <DeskList
        name="dead jobs"
        query={useQuery(deadJobsQuery(page))}
        failed={jobsFailedMessage}
        columns={columns}
        compares={compares}
        usual={newestFirst}
        sortName="jobs-sort"
        rowKey={({ id }) => id}
        empty={<Nothing>There are no dead jobs.</Nothing>}
        page={page}
        pageName="jobs"
      />
    </TabSection>
  );
}

/** Such as "Send mail 4711", of the task `send_mail`. */
function nameOf({ task, subject_id: subject }: Job): string {
  return subject === null ? codeWords(task) : `${codeWords(task)} ${subject}`;
}

const newestFirst = { key: 'added', descending: true };

const compares = {
  job: byText(nameOf),
  added: byNumber(({ created_at: at }: Job) => Date.parse(at)),
};

const columns: TableColumn<Job>[] = [
  {
    key: 'job',
    header: 'Job',
    isRowHeader: true,
    sorts: 'ascending',
    cell: (job) => (
      <TwoLines>
        {nameOf(job)}
        {job.problem ? <small>{job.problem}</small> : null}
      </TwoLines>
    ),
  },
  {
    key: 'added',
    header: 'Added',
    priority: 2,
    sorts: 'descending',
    cell: ({ created_at: at }) => momentOf(at),
  },
  {
    key: 'attempts',
    header: 'Attempts',
    priority: 3,
    align: 'end',
    cell: ({ attempts, max_attempts: most }) => `${attempts} of ${most}`,
  },
  {
    key: 'act',
    header: 'Action',
    align: 'end',
    cell: (job) => (
      <AgainButton
        label="Try Again"
        what={nameOf(job)}
        call={() => retryJob(job.id)}
        done="The job will be tried again."
        failedMessage={retryFailedMessage}
      />
    ),
  },
];
