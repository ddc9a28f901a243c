import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { isSameTabClick } from '../Link/isSameTabClick.ts';
import { type Phrase, formatPhrase } from '../phrase/index.ts';
import { room } from '../room/room.css.ts';
import * as styles from './Pagination.css.ts';
import { shownPages } from './shownPages.ts';

/** The texts of a `Pagination`. */
export interface PaginationLabels {
  /** The word beside the first arrow; below 576 px of its own width, its hidden name: “Previous”. */
  previous: ReactNode;
  /** The word beside the last arrow: “Next”. */
  next: ReactNode;
  /** Name of a numbered link, which must contain the visible number (WCAG 2.5.3): “Page {page}”. */
  page: Phrase<[page: number]>;
}

function Step({ to, address, onFollow, children }: {
  to: number | undefined;
  address: (page: number) => string;
  onFollow: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children: ReactNode;
}) {
  const className = styles.step;
  if (to !== undefined) {
    return (
      <Link href={address(to)} onClick={onFollow && ((event) => onFollow(to, event))} className={className}>
        {children}
      </Link>
    );
  }
  // Without an address it is not focusable; `role` and `aria-disabled` expose it as a disabled link.
  return (
    <span role="link" aria-disabled="true" className={className}>
      {children}
    </span>
  );
}

/** The props of `Pagination`. */
export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Name of the landmark: “Pages of articles”. */
  'aria-label': string;
  /** The page being read, from 1. A number out of range counts as the first or the last page, what is no number as the first. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** The texts, in the page's language. */
  labels: PaginationLabels;
  /** Called before a link is followed in this tab; `preventDefault` stops the navigation. */
  onNavigate?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/**
 * The pages of a long list, as a row of cells: those before this page are light, those after it tinted,
 * and a bar marks the page being read. Its entries are links, so they work without JavaScript, open in
 * tabs and are found by search engines. It has at most seven entries; a longer list has gaps. A single page renders
 * nothing.
 *
 * For the steps of a form use `Steps`; for the previous and the next article, `ArticleNavigation`.
 *
 * @example
 *   <Pagination aria-label="Pages of articles" page={2} pages={9} hrefOf={(page) => `/blog?page=${page}`} labels={{ previous: 'Previous', next: 'Next', page: 'Page {page}' }} />
 * @see https://design-system.service.gov.uk/components/pagination/
 */
export function Pagination({
  page,
  pages,
  hrefOf,
  labels,
  onNavigate,
  className,
  ...rest
}: PaginationProps) {
  if (!(pages > 1)) return null;
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  // Add a handler only if `onNavigate` is given, so that a server component can render this.
  const onFollow =
    onNavigate &&
    ((to: number, event: MouseEvent<HTMLAnchorElement>) => {
      if (isSameTabClick(event)) onNavigate(to, event);
    });
  const shown = shownPages(current, pages);
  const at = shown.indexOf(current);

  return (
    <nav {...rest} className={classNames(room, className)}>
      <ul className={styles.strip}>
        <li className={styles.entry} data-read="">
          <Step to={current > 1 ? current - 1 : undefined} address={hrefOf} onFollow={onFollow}>
            <ArrowLeft aria-hidden="true" className={styles.arrow} />
            <span className={styles.word}>{labels.previous}</span>
          </Step>
        </li>
        {shown.map((one, index) => {
          const read = index < at ? '' : undefined;
          return one === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" data-read={read} className={classNames(styles.entry, styles.gap)}>
              …
            </li>
          ) : (
            <li key={one} data-read={read} className={styles.entry}>
              <Link
                href={hrefOf(one)}
                aria-label={formatPhrase(labels.page, ['page'], one)}
                aria-current={one === current ? 'page' : undefined}
                onClick={onFollow && ((event) => onFollow(one, event))}
                className={styles.number}
              >
                {one}
              </Link>
            </li>
          );
        })}
        <li className={styles.entry}>
          <Step to={current < pages ? current + 1 : undefined} address={hrefOf} onFollow={onFollow}>
            <span className={styles.word}>{labels.next}</span>
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
