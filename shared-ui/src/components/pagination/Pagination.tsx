import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
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
  return (
    <nav aria-label={label}>
      <List>
        <li>
          <Step page={page - 1} enabled={page > 1} name="Previous page" hrefFor={hrefFor}>
            <ChevronLeft size={18} />
          </Step>
        </li>
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
        <li>
          <Step page={page + 1} enabled={page < pageCount} name="Next page" hrefFor={hrefFor}>
            <ChevronRight size={18} />
          </Step>
        </li>
      </List>
    </nav>
  );
}

interface StepProps {
  page: number;
  enabled: boolean;
  name: string;
  hrefFor: (page: number) => string;
  children: ReactNode;
}

function Step({ page, enabled, name, hrefFor, children }: StepProps) {
  if (!enabled) return <Off aria-hidden>{children}</Off>;
  return (
    <PageLink to={hrefFor(page)} aria-label={name}>
      {children}
    </PageLink>
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

const place = css`
  display: grid;
  place-items: center;
  min-width: ${theme.size.control};
  height: ${theme.size.control};
`;

const PageLink = styled(Link)`
  ${place}
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
`;

const Off = styled.span`
  ${place}
  opacity: 0.35;
`;
