import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerEvents, withFakeApi } from '../../test/fakeApi';
import LandingScreen from './LandingScreen';

withFakeApi();
beforeEach(() => answerEvents(buildPage([])));

function visit() {
  const page = renderAt(<LandingScreen />);
  return { ...page, user: userEvent.setup() };
}

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const region = (name: string | RegExp) => screen.getByRole('region', { name });

describe('the page', () => {
  test.each(['features', 'pricing', 'testimonials', 'demo'])('has the anchor #%s', (id) => {
    const { container } = visit();
    expect(container.querySelectorAll(`section#${id}`)).toHaveLength(1);
  });

  test('has one main heading, which names the three steps', () => {
    visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Create it. Sell it out. Scan them in.',
    );
  });

  test('has no dead links', () => {
    visit();
    const sections = ['#features', '#pricing', '#testimonials', '#demo'].map((hash) => `/${hash}`);
    const paths = [
      ...['/events', '/events/create-event', '/register', '/reset-password'],
      ...['/contact', '/terms', '/privacy', '/refund-policy', '/cookies'],
    ];
    for (const link of screen.getAllByRole('link')) {
      const [path] = (link.getAttribute('href') ?? '').split('?');
      expect([...sections, ...paths]).toContain(path);
    }
  });
});

test('there are six feature cards', () => {
  visit();
  const cards = within(region('From the group chat to a full room.'));
  expect(cards.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'AI-assisted event creation',
    'Dynamic QR tickets',
    'Card payments',
    'Attendee management',
    'Enterprise security',
    'Automated email',
  ]);
  expect(cards.getByText(/instant confirmations and receipts/)).toBeInTheDocument();
  expect(cards.getByText(/JWT authentication, OAuth and data protection/)).toBeInTheDocument();
});

describe('the demo section', () => {
  test('has the tabs create events, manage tickets and view analytics', () => {
    visit();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Create Events',
      'Manage Tickets',
      'View Analytics',
    ]);
  });

  test.each([
    ['Create Events', 'Write it once. Publish when it is right.'],
    ['Manage Tickets', 'Know who is coming, and who is in.'],
    ['View Analytics', 'See how full the room is before it is.'],
  ])('shows under %s a heading and a blurb', async (name, heading) => {
    const { user } = visit();
    await user.click(screen.getByRole('tab', { name }));
    const panel = within(screen.getByRole('tabpanel', { name }));
    expect(panel.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(panel.getByText(/\w+ .*\./, { selector: 'p' })).toBeInTheDocument();
  });

  test('switches tabs with the arrow keys', async () => {
    const { user } = visit();
    await user.click(screen.getByRole('tab', { name: 'Create Events' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Manage Tickets', selected: true })).toHaveFocus();
  });
});

describe('the pricing', () => {
  const plan = (name: string) => {
    const heading = screen.getByRole('heading', { level: 3, name });
    return screen.getAllByRole('listitem').find((item) => item.contains(heading))!;
  };
  const features = (name: string) =>
    within(plan(name))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('has Starter, free', () => {
    visit();
    expect(within(plan('Starter')).getByText('Free')).toBeInTheDocument();
    expect(features('Starter')).toEqual([
      'Up to 50 attendees',
      'Basic QR ticketing',
      'Email notifications',
      'Standard support',
    ]);
  });

  test('has Professional, $29 per month', () => {
    visit();
    expect(plan('Professional')).toHaveTextContent('$29 per month');
    expect(features('Professional')).toEqual([
      'Up to 500 attendees',
      'Custom ticket designs',
      'Analytics dashboard',
      'Priority support',
      'Payment processing',
      'Custom branding',
    ]);
  });

  test('has Enterprise, custom pricing', () => {
    visit();
    expect(within(plan('Enterprise')).getByText('Custom pricing')).toBeInTheDocument();
    expect(features('Enterprise')).toEqual([
      'Unlimited attendees',
      'Advanced analytics',
      'API access',
      'White-label solution',
      'Dedicated support',
      'Custom integrations',
    ]);
  });

  test('marks only Professional as Most Popular', () => {
    visit();
    expect(plan('Professional')).toContainElement(screen.getByText('Most Popular'));
  });

  test('links to registration, and for Enterprise to the contact form', () => {
    visit();
    expect(linksOf(region('Pay when your events do.'))).toEqual([
      ['Choose Starter', '/register'],
      ['Choose Professional', '/register'],
      ['Talk to Us', '/contact?topic=enterprise'],
    ]);
  });
});

test('the closing call to action has Start Free Trial and Schedule Demo', () => {
  visit();
  expect(linksOf(region('Your turn. Fill the room.'))).toEqual([
    ['Start Free Trial', '/events/create-event'],
    ['Schedule Demo', '/contact?topic=demo'],
  ]);
});

test('the footer has the columns Product, Company and Support, and the copyright 2025', () => {
  visit();
  for (const name of ['Product', 'Company', 'Support']) {
    const column = screen.getByRole('navigation', { name });
    expect(within(column).getByRole('heading', { name })).toBeInTheDocument();
    expect(linksOf(column).length).toBeGreaterThan(2);
  }
  expect(screen.getByText('© 2025 Nzuko')).toBeInTheDocument();
});
