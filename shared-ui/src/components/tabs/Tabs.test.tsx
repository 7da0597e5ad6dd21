import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const items = [
  { value: 'create', label: 'Create Events', content: <p>Publish in minutes</p> },
  { value: 'manage', label: 'Manage Tickets', content: <p>One list</p> },
  { value: 'analytics', label: 'View Analytics', content: <p>Live figures</p> },
];

describe('Tabs', () => {
  it('shows the first tab by default', () => {
    render(<Tabs label="Demo" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Demo' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Create Events', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Create Events' })).toHaveTextContent('Publish');
  });

  it('switches by click, arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Demo" items={items} />);
    await user.click(screen.getByRole('tab', { name: 'Manage Tickets' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('One list');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Live figures');
    expect(screen.getByRole('tab', { name: 'View Analytics' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Live figures');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Publish in minutes');
    await user.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Live figures');
  });

  it('takes one Tab stop, on the active tab, followed by its panel', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Demo" items={items} defaultValue="manage" />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Manage Tickets' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Manage Tickets' })).toHaveFocus();
  });

  it('is controlled by `value`', async () => {
    const change = jest.fn();
    render(<Tabs label="Demo" items={items} value="create" onValueChange={change} />);
    await userEvent.click(screen.getByRole('tab', { name: 'View Analytics' }));
    expect(change).toHaveBeenCalledWith('analytics');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Publish in minutes');
  });

  it('scrolls the chosen tab to the middle of a list that is too narrow', async () => {
    // Three tabs of 150 px in a list of 200 px; jsdom lays nothing out.
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(
      this: HTMLElement,
    ) {
      return 150 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(150);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
    render(<Tabs label="Demo" items={items} defaultValue="analytics" />);
    const list = screen.getByRole('tablist');
    expect(list.scrollLeft).toBe(275);
    await userEvent.click(screen.getByRole('tab', { name: 'Manage Tickets' }));
    expect(list.scrollLeft).toBe(125);
    jest.restoreAllMocks();
  });
});
