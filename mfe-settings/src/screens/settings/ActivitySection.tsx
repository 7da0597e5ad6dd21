import { useEffect, useRef, useState } from 'react';
import { Banner, Button, styled, theme } from '@nzuko/shared-ui';
import { downloadFile } from '@nzuko/shared-ui/parts';

import type { RecordEntry } from '../../api/ownRecord';
import { accountMessage } from '../../messages/accountMessages';
import { Rows } from './Rows.styles';
import { SettingsSection } from './SettingsSection';
import { ownDay, ownTime } from './ownTime';
import { useOwnRecord } from './useOwnRecord';

const failures = {
  reading: 'We couldn’t load your activity.',
  downloading: 'We couldn’t download your activity.',
};

/** The user's own activity, and their account's: sign-ins, changes, and views by administrators. */
export function ActivitySection() {
  const { entries, hasMore, step, problem, readOn, download, dismiss } = useOwnRecord();
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const isShown = entries !== null;
  const [wasReadOn, setReadOn] = useState(false);
  const isAtEnd = wasReadOn && !hasMore;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isShown) list.current?.focus();
  }, [isShown]);
  useEffect(() => {
    if (isAtEnd) end.current?.focus();
  }, [isAtEnd]);
  const handleRead = () => {
    if (isShown) setReadOn(true);
    void readOn();
  };
  const save = (file: string) =>
    downloadFile(`nzuko-activity-${ownDay(new Date())}.csv`, file, 'text/csv');
  return (
    <SettingsSection title="Your Activity">
      <p>
        Sign-ins and changes to your account and your events, and when an administrator looked at
        your account. Your bookings are under My Tickets.
      </p>
      {problem ? (
        <Banner tone="error" title="Error" onDismiss={dismiss}>
          {accountMessage(problem.error, failures[problem.step])}
        </Banner>
      ) : null}
      {entries ? (
        <Rows ref={list} tabIndex={-1} aria-label="Your activity">
          {entries.length === 0 ? <Item>Nothing has happened yet.</Item> : null}
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
      ) : null}
      {isAtEnd ? (
        <p ref={end} tabIndex={-1} role="status">
          That’s all of your activity.
        </p>
      ) : null}
      <Buttons>
        {entries === null || hasMore ? (
          <Button
            variant="secondary"
            loading={step === 'reading'}
            unavailable={step !== null}
            onClick={handleRead}
          >
            {entries === null ? 'Show Activity' : 'Show Older'}
          </Button>
        ) : null}
        {entries?.length ? (
          <Button
            variant="secondary"
            loading={step === 'downloading'}
            unavailable={step !== null}
            onClick={() => void download(save)}
          >
            Download CSV
          </Button>
        ) : null}
      </Buttons>
    </SettingsSection>
  );
}

function Entry({ entry: { summary, by, at, event, about, changes } }: { entry: RecordEntry }) {
  const subjects = [event?.title, ...about].filter(Boolean).join(' · ');
  return (
    <Item>
      <strong>{by === 'ADMINISTRATOR' ? `${summary} (an administrator)` : summary}</strong>
      {subjects ? <p>{subjects}</p> : null}
      {changes.map(({ what, before, after }) => (
        <p key={what}>
          {before === null && after === null
            ? `${what} changed`
            : `${what}: ${[before, after].filter((value) => value !== null).join(' → ')}`}
        </p>
      ))}
      <Time dateTime={at}>{ownTime(at)}</Time>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  p {
    font-size: ${theme.fontSize.sm};
  }
`;

const Time = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
