import { render, screen, within } from '@testing-library/react';
import { Table, type TableColumn } from './Table';

interface Attendee {
  name: string;
  ticket: string;
}

const columns: TableColumn<Attendee>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { key: 'ticket', header: 'Ticket Number', cell: ({ ticket }) => ticket, align: 'end' },
];

const attendees = [
  { name: 'Ada Obi', ticket: 'NZK-1' },
  { name: 'Musa Bello', ticket: 'NZK-2' },
];

const show = (rows: Attendee[]) =>
  render(
    <Table
      caption="Attendees"
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ ticket }) => ticket}
      empty={<p>Nobody yet</p>}
    />,
  );

describe('Table', () => {
  it('is named by its caption and has scoped headers', () => {
    show(attendees);
    const table = screen.getByRole('table', { name: 'Attendees' });
    expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'scope',
      'col',
    );
    expect(within(table).getByRole('rowheader', { name: 'Ada Obi' })).toHaveAttribute(
      'scope',
      'row',
    );
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('labels each cell for the card layout, hidden from screen readers', () => {
    show(attendees);
    expect(screen.getByRole('cell', { name: 'NZK-1' })).toHaveTextContent('Ticket NumberNZK-1');
  });

  it('shows `empty` when there are no rows', () => {
    show([]);
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

test('a windowed list tells screen readers which rows it shows', () => {
  render(
    <Table
      caption="Attendees"
      columns={columns}
      rows={attendees}
      rowKey={({ ticket }) => ticket}
      part={{ start: 40, total: 10_000, before: 2_800, after: 697_060, rowRef: () => undefined }}
    />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual([null, '42', '43']);
});
