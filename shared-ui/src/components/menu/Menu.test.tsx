import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing';
import { Button } from '../button/Button';
import { Menu } from './Menu';

function setup() {
  const signOut = jest.fn();
  const choose = jest.fn();
  const user = userEvent.setup();
  const page = renderAt(
    <Menu
      trigger={<Button variant="ghost">Ada Obi</Button>}
      header={<p>ada@example.test</p>}
      entries={[
        { label: 'Account Settings', to: '/settings' },
        {
          label: 'Theme',
          value: 'light',
          onChoose: choose,
          choices: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
        },
        'separator',
        { label: 'Sign Out', onSelect: signOut, tone: 'danger' },
      ]}
    />,
  );
  return { user, signOut, choose, ...page };
}

const button = () => screen.getByRole('button', { name: 'Ada Obi', hidden: true });

describe('Menu', () => {
  it('says that its button opens a menu', () => {
    setup();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on a press and shows header and entries', async () => {
    const { user } = setup();
    await user.click(button());
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(screen.getByText('ada@example.test')).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['{Enter}', '{ArrowDown}'])(
    'opens with %s and moves with the arrow keys',
    async (key) => {
      const { user, signOut } = setup();
      await user.tab();
      await user.keyboard(key);
      await screen.findByRole('menu');
      await user.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(signOut).toHaveBeenCalledTimes(1);
    },
  );

  it('closes on Escape and returns focus to its button', async () => {
    const { user } = setup();
    await user.click(button());
    const menu = await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(menu).not.toBeInTheDocument();
  });

  it('goes to the path of a link entry', async () => {
    const { user, router } = setup();
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Account Settings' }));
    expect(router.state.location.pathname).toBe('/settings');
  });

  it('lets one choice of a group be selected', async () => {
    const { user, choose } = setup();
    await user.click(button());
    expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(choose).toHaveBeenCalledWith('dark');
  });
});
