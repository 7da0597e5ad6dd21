import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronLeft, ChevronRight } from '../../parts/icons/icons';
import { Link } from '../../router/Link';
import { mediaDown, theme } from '../../theme/theme';
import { pagesToShow } from './pagesToShow';

/** `page` and `pageCount` count from 1; `hrefFor` returns a page's URL, which may be relative, such as `?page=2`. */
export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  // At the end it stays a link, though a disabled one: it may have the focus.
  const step = (target: number, name: string, icon: ReactNode) => (
    <li>
      <PageLink
        to={hrefFor(target)}
        aria-label={name}
        aria-disabled={target === page}
        onClick={(event) => target === page && event.preventDefault()}
      >
        {icon}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={label}>
      <List>
        {step(Math.max(page - 1, 1), 'Previous page', <ChevronLeft size={18} />)}
        {pagesToShow(page, pageCount).map((each, index) =>
          each === 'gap' ? (
            <Wide key={`gap-${index}`} aria-hidden>
              …
            </Wide>
          ) : (
            <Wide key={each}>
              <PageLink
                to={hrefFor(each)}
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </PageLink>
            </Wide>
          ),
        )}
        <Narrow>
          Page {page} of {pageCount}
        </Narrow>
        {step(Math.min(page + 1, pageCount), 'Next page', <ChevronRight size={18} />)}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};

  ${mediaDown('sm')} {
    gap: ${theme.space[4]};
  }
`;

/** On a phone the pages' numbers are too narrow for a thumb, and "Page 4 of 12" stands for them. */
const Wide = styled.li`
  ${mediaDown('sm')} {
    display: none;
  }
`;

const Narrow = styled.li`
  display: none;
  font-variant-numeric: tabular-nums;

  ${mediaDown('sm')} {
    display: block;
  }
`;

const PageLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.size.control};
  height: ${theme.size.control};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    background: ${theme.color.neutralSoft};
  }

  &[aria-current='page'] {
    background: ${theme.color.surfaceInverse};
    color: ${theme.color.textInverse};
  }

  &[aria-disabled='true'] {
    opacity: 0.35;
    pointer-events: none;
  }
`;
