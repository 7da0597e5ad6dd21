import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Skeleton } from '../skeleton/Skeleton';
import { Spinner } from '../spinner/Spinner';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

describe('EmptyState', () => {
  it('says what is empty and what to do', () => {
    render(
      <EmptyState title="No events yet" headingLevel={3} action={<button>Create Event</button>}>
        Your first event takes four minutes.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No events yet', level: 3 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Event' })).toBeInTheDocument();
  });
});

describe('ErrorState', () => {
  it('is announced, shows its error id and retries', async () => {
    const retry = jest.fn();
    render(
      <ErrorState title="Event Not Found" errorId="K4F7A2" onRetry={retry}>
        It may have been removed.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error id: K4F7A2');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('has no Try Again button without a retry', () => {
    render(<ErrorState title="Event Not Found" actions={<a href="/events">Browse Events</a>} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Events' })).toBeInTheDocument();
  });
});

describe('Spinner and Skeleton', () => {
  it('announces what is loading, and nothing when decorative', () => {
    const { rerender } = render(<Spinner label="Loading events" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading events');
    rerender(
      <>
        <Spinner />
        <Skeleton />
      </>,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
