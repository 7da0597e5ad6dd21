import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './Banner';

describe('Banner', () => {
  it.each(['error', 'warning'] as const)('announces a message of tone %s at once', (tone) => {
    render(
      <Banner tone={tone} title="Error">
        Login failed.
      </Banner>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorLogin failed.');
  });

  it.each(['success', 'info'] as const)('announces a message of tone %s politely', (tone) => {
    render(<Banner tone={tone}>Profile updated successfully!</Banner>);
    expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully!');
  });

  it('has a close button only when it can be dismissed', async () => {
    const dismiss = jest.fn();
    const { rerender } = render(<Banner onDismiss={dismiss}>News</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
    rerender(<Banner>News</Banner>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
