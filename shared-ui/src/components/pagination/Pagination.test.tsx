import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing';
import { useSearchParams } from '../../index';
import { Pagination } from './Pagination';
import { pagesToShow } from './pagesToShow';

/** The page that the URL asks for, of four. */
function FourPages() {
  const [query] = useSearchParams();
  return (
    <Pagination
      page={Number(query.get('page'))}
      pageCount={4}
      hrefFor={(page) => `?page=${page}`}
    />
  );
}

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

  it('keeps the focus at the end, where Next leads nowhere', async () => {
    const { router } = renderAt(<FourPages />, { path: '/events?page=3' });
    screen.getByRole('link', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?page=4');
    const next = screen.getByRole('link', { name: 'Next page' });
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    const { key } = router.state.location;
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.key).toBe(key);
  });

  it('keeps the focus on the first page, where Previous leads nowhere', async () => {
    const { router } = renderAt(<FourPages />, { path: '/events?page=2' });
    screen.getByRole('link', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?page=1');
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveFocus();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
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
