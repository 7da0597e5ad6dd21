import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('is pressed by mouse, Enter and Space', async () => {
    const press = jest.fn();
    const user = userEvent.setup();
    renderAt(<Button onClick={press}>Book Now</Button>);
    const button = screen.getByRole('button', { name: 'Book Now' });
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('ignores presses while loading, keeps focus and reports that it is busy', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const user = userEvent.setup();
    renderAt(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Save Changes
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save Changes' });
    await user.tab();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('ignores presses while unavailable, and can still be reached', async () => {
    const press = jest.fn();
    const user = userEvent.setup();
    renderAt(
      <Button unavailable onClick={press}>
        Request Payout
      </Button>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Request Payout' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Request Payout' }));
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not submit a form by default', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderAt(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('navigates to its path without a reload', async () => {
    const { router } = renderAt(<ButtonLink to="/register">Get Started</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Get Started' }));
    expect(router.state.location.pathname).toBe('/register');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    renderAt(<IconButton label="Share Event" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Share Event' })).toBeInTheDocument();
  });
});
