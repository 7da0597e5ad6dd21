import type { FormEvent } from 'react';
import { deskAccountsQueryLimits } from '@nzuko/contract';
import { Field, Stack, styled, Tabs } from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { useUrlId } from '../useUrlId';
import { EventsFound, OrdersFound, PaymentsFound, PeopleFound } from './Found';
import { OrderView } from './OrderView';
import { PersonView } from './PersonView';

/** Finds people, events, orders and payments; with `?person=7` or `?order=7`, shows one. */
export function FindTab() {
  const person = useUrlId('person');
  const order = useUrlId('order');
  if (person) return <PersonView key={person} id={person} />;
  if (order) return <OrderView key={order} id={order} />;
  return <Find />;
}

function Find() {
  const { query, change } = useDashboardUrl();
  const search = query.get('q') ?? '';
  const kind = query.get('kind') ?? 'people';
  const { inputProps, tellNow } = useDebouncedInput(search, (q) => change({ q }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    tellNow();
  };
  return (
    <Stack gap={6}>
      <TabHeader
        title="Find"
        subtitle="All accounts, events, orders and payments. Whatever you open is logged in the record."
      />
      <Search role="search" aria-label="The whole platform" onSubmit={handleSubmit}>
        <Field
          name="q"
          label="Search"
          type="search"
          hint={hints[kind] ?? hints['people']}
          autoComplete="off"
          maxLength={deskAccountsQueryLimits.search.maxLength}
          {...inputProps}
        />
      </Search>
      <Tabs
        label="What to find"
        value={kind}
        onValueChange={(next) => change({ kind: next === 'people' ? undefined : next })}
        items={[
          { value: 'people', label: 'People', content: <PeopleFound search={search} /> },
          { value: 'events', label: 'Events', content: <EventsFound search={search} /> },
          { value: 'orders', label: 'Orders', content: <OrdersFound search={search} /> },
          { value: 'payments', label: 'Payments', content: <PaymentsFound search={search} /> },
        ]}
      />
    </Stack>
  );
}

const hints: Record<string, string> = {
  people: 'Part of a name or email address, a phone number from an order, or an account number.',
  events: 'Part of a title, a link, an event number, or the organizer.',
  orders: 'An order number, a ticket number, a payment reference, the buyer, or a ticket holder.',
  payments:
    'A reference, the provider’s number for a payment or refund, an order number, an amount, or the payer.',
};

const Search = styled.form`
  max-width: 36rem;
`;
