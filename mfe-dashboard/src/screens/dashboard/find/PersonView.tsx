import { useQuery } from '@tanstack/react-query';
import { Banner, Link, Stack } from '@nzuko/shared-ui';
import { Table } from '@nzuko/shared-ui/parts';

import { deskAccountQuery, type DeskAccount } from '../../../api/findApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { accountFailedMessage, accountGoneMessage } from '../../../messages/deskMessages';
import { teamRoles } from '../../../team/teamRoles';
import { momentOf } from '../../../time/momentOf';
import { Nothing } from '../DeskList';
import { LiftSuspension } from '../suspensions/LiftSuspension';
import { SuspendAccount } from '../suspensions/SuspendAccount';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { roleLabels } from '../views';
import { ownEventColumns, recordHref } from './eventColumns';
import { Facts } from './Facts';
import { Actions } from './FindCells';
import { isNotFound } from './isNotFound';
import { ownOrderColumns } from './orderColumns';

/** One account, as administrators need it. That it was opened is in the record. */
export function PersonView({ id }: { id: number }) {
  const { hrefWith } = useDashboardUrl();
  const { data, error, isError, isFetching, refetch } = useQuery(deskAccountQuery(id));
  return (
    <Stack gap={8}>
      <TabHeader
        title={data?.account.name ?? 'Account'}
        subtitle={data?.account.email}
        actions={
          <Actions>
            <Link to={hrefWith({ person: undefined })}>Back to the search</Link>
            {data ? <AccountActions of={data} /> : null}
          </Actions>
        }
      />
      {data ? (
        <Account of={data} />
      ) : isNotFound(error) ? (
        <Nothing role="status">{accountGoneMessage}</Nothing>
      ) : isError ? (
        <LoadError message={accountFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading the account…" height="9rem" />
      )}
    </Stack>
  );
}

function AccountActions({ of: { account, suspension } }: { of: DeskAccount }) {
  return (
    <>
      <Link to={recordHref({ account: account.id })}>Their record</Link>
      {account.events > 0 ? (
        <Link to={`?view=desk&tab=money&organizer=${account.id}`}>Their money</Link>
      ) : null}
      {suspension ? (
        <LiftSuspension suspension={suspension} name={account.name} />
      ) : (
        <SuspendAccount account={account} />
      )}
    </>
  );
}

function Account({ of: { account, events, orders, teams, ...more } }: { of: DeskAccount }) {
  const { hrefWith } = useDashboardUrl();
  const find = (kind: string, q: string) => hrefWith({ kind, q, person: undefined });
  return (
    <>
      {more.suspension ? (
        <Banner tone="warning">
          {`Suspended by ${more.suspension.suspended_by}: ${more.suspension.reason}`}
        </Banner>
      ) : null}
      <Facts facts={factsOf({ account, ...more })} />
      <TabSection
        title={`Events (${account.events})`}
        aside={
          account.events > events.length ? (
            <Link to={find('events', account.email)}>Find all events</Link>
          ) : null
        }
      >
        <Table
          caption="events"
          hideCaption
          columns={ownEventColumns}
          rows={events}
          rowKey={({ id }) => id}
          empty={<Nothing>No events.</Nothing>}
        />
      </TabSection>
      <TabSection
        title={`Orders (${account.orders})`}
        aside={
          account.orders > orders.length ? (
            <Link to={find('orders', account.email)}>Find all orders</Link>
          ) : null
        }
      >
        <Table
          caption="orders"
          hideCaption
          columns={ownOrderColumns}
          rows={orders}
          rowKey={({ id }) => id}
          empty={<Nothing>No orders.</Nothing>}
        />
      </TabSection>
      <TabSection title="Teams">
        <Teams teams={teams} />
      </TabSection>
    </>
  );
}

function Teams({ teams }: Pick<DeskAccount, 'teams'>) {
  const { hrefWith } = useDashboardUrl();
  if (teams.length === 0) return <Nothing>Not in anyone else’s team.</Nothing>;
  return (
    <RowList>
      {teams.map(({ id, name, role, joined_at: at }) => (
        <li key={id}>
          <Link to={hrefWith({ person: String(id) })}>{name}</Link>
          {` · ${teamRoles[role].label} since ${momentOf(at)}`}
        </li>
      ))}
    </RowList>
  );
}

const WAYS = { password: 'Password', google: 'Google', github: 'GitHub' };

function factsOf({
  account,
  ...more
}: Omit<DeskAccount, 'events' | 'orders' | 'teams'>): [string, string][] {
  const { email_verified_at: verified, signs_in_with: ways, last_seen_at: seen } = more;
  return [
    ['Account', `No. ${account.id}`],
    ['Role', roleLabels[account.role]],
    ['Member since', momentOf(account.created_at)],
    ['Email address', verified ? `Verified ${momentOf(verified)}` : 'Not verified'],
    ['Signs in with', ways.map((way) => WAYS[way]).join(', ') || 'Nothing yet'],
    ['Two-step sign-in', account.has_two_step ? 'On' : 'Off'],
    ['Signed in on', countOf(more.open_sessions, 'device')],
    ['Last seen', seen ? momentOf(seen) : 'Not recently'],
  ];
}

const countOf = (count: number, what: string) =>
  count === 0 ? `No ${what}` : `${count} ${what}${count === 1 ? '' : 's'}`;
