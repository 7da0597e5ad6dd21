import { render, screen } from '@testing-library/react';
import { productName } from '../brand';
import { dataSaverStore } from '../data-saver/dataSaverStore';
import { Avatar } from './avatar/Avatar';
import { EventStatusBadge } from './badge/EventStatusBadge';
import { PageHeader } from './layout/PageHeader';
import { SkipLink } from './layout/SkipLink';
import { Logo } from './logo/Logo';
import { StatCard } from './stat-card/StatCard';
import { TicketCard, TicketNumber } from './ticket-card/TicketCard';
import { act } from 'react';

describe('EventStatusBadge', () => {
  it.each([
    ['PUBLISHED', 'Published'],
    ['DRAFT', 'Draft'],
    ['CANCELLED', 'Cancelled'],
  ] as const)('writes %s as %s', (status, text) => {
    render(<EventStatusBadge status={status} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('Avatar', () => {
  it('shows the picture, and the initials once it fails to load', () => {
    render(<Avatar src="/ada.png" initials="AO" alt="Ada Obi" />);
    const picture = screen.getByRole('img', { name: 'Ada Obi' });
    act(() => void picture.dispatchEvent(new Event('error')));
    expect(screen.getByText('AO')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ada Obi' })).not.toBe(picture);
  });

  it('shows the initials alone in Data Saver mode', () => {
    dataSaverStore.setState({ isOn: true });
    render(<Avatar src="/ada.png" initials="AO" alt="Ada Obi" />);
    expect(screen.getByText('AO')).toBeVisible();
    expect(document.querySelector('img')).not.toBeInTheDocument();
    act(() => dataSaverStore.setState({ isOn: false }));
    expect(document.querySelector('img')).toBeInTheDocument();
  });

  it('is decorative next to a name', () => {
    render(<Avatar initials="AO" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the layout', () => {
  it('has one h1 in the page header', () => {
    render(<PageHeader title="Profile Settings" subtitle="Manage your personal information" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  });

  it('skips to main', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });

  it('names the logo after the product', () => {
    render(<Logo />);
    expect(screen.getByRole('img', { name: productName })).toBeVisible();
  });
});

describe('figures and tickets', () => {
  it('pairs a figure with its label', () => {
    render(<StatCard label="Tickets sold" value="1,284" hint="of 1,500" />);
    expect(screen.getByRole('term')).toHaveTextContent('Tickets sold');
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('1,284');
  });

  it('shows a ticket’s body and stub as the given element', () => {
    render(
      <TicketCard as="article" stub={<TicketNumber>NZK-4F7A-02</TicketNumber>}>
        DevFest Lagos
      </TicketCard>,
    );
    expect(screen.getByRole('article')).toHaveTextContent('DevFest LagosNZK-4F7A-02');
  });
});
