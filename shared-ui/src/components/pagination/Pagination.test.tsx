import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing';
import { Pagination } from './Pagination';
import { pagesToShow } from './pagesToShow';

describe('Pagination', () => {
  it('marks the current page and links to its neighbours', async () => {
    const { router } = renderAt(
      <Pagination
        page={4}
        pageCount={12}
        hrefFor={(page) => `?page=${page}`}
        label="Event pages"
      />,
      { path: '/events' },
    );
    expect(screen.getByRole('navigation', { name: 'Event pages' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(router.state.location).toMatchObject({ pathname: '/events', search: '?page=5' });
  });

  it('has no Previous link on the first page', () => {
    renderAt(<Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next page' })).toBeInTheDocument();
  });

  it('renders nothing for a single page', () => {
    renderAt(<Pagination page={1} pageCount={1} hrefFor={() => ''} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('of page %d of %d shows %j', (page, pageCount, shown) => {
    expect(pagesToShow(page, pageCount)).toEqual(shown);
  });
});
