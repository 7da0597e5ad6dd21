import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('a table with columns that give way', () => {
  const ways: TableColumn<Attendee>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
    { key: 'ticket', header: 'Ticket', cell: ({ ticket }) => ticket, priority: 2 },
    { key: 'type', header: 'Type', cell: () => 'Standard', priority: 3 },
    { key: 'price', header: 'Price', cell: () => '₦1,500', align: 'end' },
  ];
  const showWays = () =>
    render(
      <Table caption="Sold" columns={ways} rows={attendees} rowKey={({ ticket }) => ticket} />,
    );

  it('has a button for each row that opens its details, named after the row', async () => {
    showWays();
    // The width decides whether it is seen, and the browser's check tests that: jsdom has no layout.
    const button = screen.getByRole('button', { name: 'Details Ada Obi', hidden: true });
    const row = screen.getByRole('row', { name: /Ada Obi/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(row).not.toHaveAttribute('data-open');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(row).toHaveAttribute('data-open', 'true');
    expect(screen.getByRole('row', { name: /Musa Bello/ })).not.toHaveAttribute('data-open');
    await userEvent.click(button);
    expect(row).not.toHaveAttribute('data-open');
  });

  it('shows every column, and no such button, where there is room', () => {
    showWays();
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Name',
      'Ticket',
      'Type',
      'Price',
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no such button if all columns stay', () => {
    show(attendees);
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('a table that sorts', () => {
  const sorting: TableColumn<Attendee>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => name, sorts: 'ascending' },
    { key: 'ticket', header: 'Ticket', cell: ({ ticket }) => ticket, sorts: 'descending' },
    { key: 'note', header: 'Note', cell: () => '–' },
  ];

  it('says by what it is sorted, and asks for another order at a press', async () => {
    const onSort = jest.fn();
    render(
      <Table
        caption="Attendees"
        columns={sorting}
        rows={attendees}
        rowKey={({ ticket }) => ticket}
        sort={{ by: { key: 'name', descending: false }, onSort }}
      />,
    );
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Ticket')).not.toHaveAttribute('aria-sort');
    expect(within(header('Note')).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'name', descending: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ticket' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'ticket', descending: true });
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
