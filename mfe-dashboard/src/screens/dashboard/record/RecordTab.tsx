import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from '@nzuko/shared-ui/icons';
import { ButtonLink, Stack, styled, theme, VisuallyHidden } from '@nzuko/shared-ui';

import { recordQuery, type DeskRecordFilter, type RecordEntry } from '../../../api/recordApi';
import { TabHeader } from '../TabHeader';
import { UrlFilter, useUrlChoice } from '../UrlFilter';
import { useDashboardUrl } from '../useDashboardUrl';
import { RecordList } from './RecordList';

/** Every change anybody has made, for administrators; `?event=7` or `?account=7` limits it to one event or account, `?kind=MONEY` to a kind. */
export function RecordTab() {
  const { query } = useDashboardUrl();
  const event = idIn(query.get('event'));
  const account = idIn(query.get('account'));
  const { value: kind } = useUrlChoice('kind', kinds);
  const desk = {
    ...(event && { event }),
    ...(account && { account }),
    ...(kind !== 'ALL' && { kind }),
  };
  return (
    <Stack gap={6}>
      <TabHeader
        title="Record"
        subtitle="Who changed what, and when. Entries can’t be changed, and are kept for seven years: sign-ins and sign-outs for one."
      />
      {event || account ? <Filters desk={desk} /> : null}
      <UrlFilter name="kind" label="Show" options={kinds} />
      <RecordList key={`${event} ${account} ${kind}`} of={{ desk }} />
    </Stack>
  );
}

/** The first one leaves sign-ins out, which would drown the rest. */
const kinds = [
  { value: 'CHANGES', label: 'All but sign-ins' },
  { value: 'EVENTS', label: 'Events' },
  { value: 'DOOR', label: 'Tickets and the door' },
  { value: 'TEAMS', label: 'Teams' },
  { value: 'MONEY', label: 'Money' },
  { value: 'ACCOUNTS', label: 'Accounts' },
  { value: 'SIGN_INS', label: 'Sign-ins' },
  { value: 'ALL', label: 'Everything' },
] as const;

const idIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** The list's active filters; each can be removed. */
function Filters({ desk }: { desk: DeskRecordFilter }) {
  const { hrefWith } = useDashboardUrl();
  const { data } = useInfiniteQuery(recordQuery({ desk }));
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Chips aria-label="Filters">
      {desk.event ? (
        <li>
          <Chip to={hrefWith({ event: undefined })}>
            Event: {titleIn(entries) ?? `No. ${desk.event}`}
          </Chip>
        </li>
      ) : null}
      {desk.account ? (
        <li>
          <Chip to={hrefWith({ account: undefined })}>
            Account: {nameIn(entries, desk.account) ?? `No. ${desk.account}`}
          </Chip>
        </li>
      ) : null}
    </Chips>
  );
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="secondary" size="sm" endIcon={<X size={14} />}>
      <VisuallyHidden>Remove the filter </VisuallyHidden>
      {children}
    </ButtonLink>
  );
}

const titleIn = (entries: RecordEntry[]) => entries.find(({ event }) => event?.title)?.event?.title;

/** Entries found for an account are either about it or by it. */
function nameIn(entries: RecordEntry[], id: number) {
  const about = entries.find(({ account }) => account?.id === id)?.account?.name;
  return about ?? entries.find(({ account }) => account?.id !== id)?.actor;
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;
