import { ActiveFilter, ActiveFilters, ClearFilters } from '@uno/ui/FilterChips';
import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Container } from '@uno/ui/Section';
import { memo, type MouseEvent, type ReactNode, type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withFilters, type Filters, isNarrowed, MAX_SEARCH_LENGTH, NO_FILTERS, FILTER_PARAMETERS, normalisedSearch } from '../../blog/filters.ts';
import { DRAFT_ATTRIBUTE, SCREEN_ONLY, WAKES_FOR } from '../../protocol.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { ServerHtml } from '../layout/ServerHtml.tsx';
import { findServedForm } from '../leadForm/servedForm.ts';
import { fieldsIn, fillFields } from '../leads/fields.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { equalFilters, listSourceFrom } from './listSource.ts';
import { FilterLinks } from './FilterLinks.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import * as styles from './BlogIndex.css.ts';
import { ResultPagination } from './ResultPagination.tsx';
import { unansweredSearch } from './unansweredSearch.ts';
import * as lists from './lists.css.ts';
import { EmptyResult, SearchFailedNotice } from './EmptyResult.tsx';
import { type BlogIndexData, PART_IDS, readBlogIndexData, scriptJson } from './indexData.ts';
import { useListResult } from './useListResult.ts';
import { useFilters } from './useFilters.ts';
import { useDebouncedText } from './useDebouncedText.ts';

/** Given by the prerender: data for the filters, and the parts that React does not hydrate. The browser reads the data from the document. */
export interface BlogContent {
  readonly data: BlogIndexData;
  readonly opening: ReactNode;
  /** The articles of the first page. */
  readonly cards: ReactNode;
  readonly aside: ReactNode;
}

// Memoised: typing does not change the choices, nor the cards until the new result is loaded.
const Choices = memo(FilterChoices);
const Cards = memo(ArticleCards);

/**
 * The index of the blog. React hydrates the filters and the list; the data is fetched when a visitor filters. The rest stays
 * the server's HTML.
 */
export function BlogIndex({ content }: { /** Absent in the browser. */ content?: BlogContent }) {
  const t = useT<'blog'>();
  const locale = useLocale();
  const [data] = useState(() => content?.data ?? readBlogIndexData(document));
  const source = listSourceFrom(data.files, locale);
  const { requested, type, settle, press, onPage, toggle, correct } = useFilters();
  const { result, failed, busy, retry } = useListResult(source, requested);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Searches for what was typed while the page was asleep or before a reload; otherwise the field shows the search of
  // the URL.
  const [served] = useState(findServedForm);
  const woken = useRef(false);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    if (!woken.current) {
      woken.current = true;
      if (served && input.form && served !== input.form) fillFields(input.form, fieldsIn(served));
      if (document.activeElement === input) source.prepare();
      const before = unansweredSearch.take();
      const early = normalisedSearch(input.value) || before;
      if (early !== '') {
        type(early);
        return;
      }
    }
    if (normalisedSearch(input.value) !== requested.search) input.value = requested.search;
  }, [requested.search, source, type, served]);

  const unanswered = busy || failed;
  useEffect(() => {
    if (!unanswered) return undefined;
    const leave = () => unansweredSearch.keep(normalisedSearch(field.current?.value ?? ''));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [unanswered]);

  useEffect(() => {
    if (result && !busy && !failed && !equalFilters(result.filters, requested)) correct(result.filters);
  }, [result, busy, failed, requested, correct]);

  // After a press that replaces the list or removes the pressed control, the focus moves to the heading once it describes
  // the new list.
  const focusAfter = useRef<Filters>(undefined);
  useEffect(() => {
    if (focusAfter.current !== requested) focusAfter.current = undefined;
    if (focusAfter.current === undefined || busy || failed) return;
    focusAfter.current = undefined;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [requested, busy, failed]);
  const pressAndFocusHeading = useCallback(
    (next: Filters) => {
      focusAfter.current = next;
      press(next);
    },
    [press],
  );
  const turn = useCallback(
    (page: number, event: MouseEvent) => {
      event.preventDefault();
      pressAndFocusHeading(onPage(page));
    },
    [pressAndFocusHeading, onPage],
  );
  const clear = () => press(NO_FILTERS);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (failed) retry();
    settle();
  };

  const { total, categories, tags } = data;
  const shown = result?.filters ?? NO_FILTERS;
  const narrowed = isNarrowed(shown);
  const count = result?.count ?? total;
  const countText = !narrowed ? t('blog.count', { count }) : count === 0 ? t('blog.noneFound') : t('blog.found', { count, total });
  const announcedCount = useDebouncedText(countText);
  const typing = useDebouncedText(shown.search) !== shown.search;
  const headingText = narrowed ? t('blog.narrowed') : t('blog.articles');
  const headingOnPage = narrowed ? t('blog.narrowedPage', { page: shown.page }) : t('blog.articlesPage', { page: shown.page });
  const category = categories.find((slug) => slug === requested.category);
  const tag = tags.find(({ slug }) => slug === requested.tag) ?? result?.tag;
  const active = [
    ...(requested.search === '' ? [] : [{ key: 'search', text: t('blog.activeSearch', { search: requested.search }), without: withFilters(requested, { search: '' }) }]),
    ...(category ? [{ key: 'category', text: t(`blog.category.${category}`), without: withFilters(requested, { category: '' }) }] : []),
    ...(tag && requested.tag !== '' ? [{ key: 'tag', text: tag.label, without: withFilters(requested, { tag: '' }) }] : []),
  ];

  return (
    <>
      <ServerHtml id={PART_IDS.data} hidden>
        {content && <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(content.data) }} />}
      </ServerHtml>
      <ServerHtml id={PART_IDS.opening}>{content?.opening}</ServerHtml>
      <Container className={lists.columns}>
        <section className={lists.list} aria-labelledby="articles">
          <div className={styles.noScript} {...{ [SCREEN_ONLY]: '' }}>
            <p>{t('blog.noScript')}</p>
            <FilterLinks categories={categories} tags={tags} />
          </div>
          <div className={styles.finder} {...{ [DRAFT_ATTRIBUTE]: unansweredSearch.key, [WAKES_FOR]: FILTER_PARAMETERS.join('|'), [SCREEN_ONLY]: '' }} onFocus={source.prepare}>
            <SearchField
              ref={field}
              label={t('blog.search')}
              labels={{ submit: t('blog.searchSubmit'), clear: t('blog.searchClear') }}
              action={hrefOf('blog', locale)}
              maxLength={MAX_SEARCH_LENGTH}
              onChange={(event) => type(normalisedSearch(event.currentTarget.value))}
              onBlur={settle}
              onSubmit={submit}
            />
            <Choices categories={categories} tags={tags} category={requested.category} tag={requested.tag} onToggle={toggle} />
            <ActiveFilters label={t('blog.active')} labels={{ empty: t('blog.noActive') }}>
              {active.map(({ key, text, without }) => (
                <ActiveFilter key={key} labels={{ remove: t('blog.remove', { filter: text }) }} onRemove={() => press(without)}>
                  {text}
                </ActiveFilter>
              ))}
              {active.length > 0 && <ClearFilters onRemove={clear}>{t('blog.clearAll')}</ClearFilters>}
            </ActiveFilters>
          </div>
          <div className={lists.heading}>
            <h2 ref={heading} id="articles" tabIndex={-1} className={`${lists.name} ${styles.results}`}>
              {shown.page === 1 ? headingText : headingOnPage}
            </h2>
            <ResultCount count={count} total={total}>
              {announcedCount}
            </ResultCount>
          </div>
          {failed && <SearchFailedNotice onRetry={retry} />}
          <div className={typing ? `${styles.found} ${styles.typing}` : styles.found} aria-busy={busy}>
            {result ? (
              result.count === 0 ? (
                <EmptyResult categories={categories} onClear={() => pressAndFocusHeading(NO_FILTERS)} />
              ) : (
                <Cards articles={result.cards} layout={narrowed || shown.page > 1 ? 'grid' : 'lead'} matches={result.matches} />
              )
            ) : (
              <ServerHtml id={PART_IDS.cards}>{content?.cards}</ServerHtml>
            )}
          </div>
          <ResultPagination result={result} total={total} onTurn={turn} />
        </section>
        <ServerHtml id={PART_IDS.aside}>{content?.aside}</ServerHtml>
      </Container>
    </>
  );
}
