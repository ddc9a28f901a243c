import { draftKey, draftKeeper } from '../leads/draft.ts';

const form = 'search';
const drafts = draftKeeper(form);

/**
 * Keeps a search that had no result yet when the page was left or reloaded, such as after a new release (behaviour.md 10.5).
 * While a page is asleep, the loader stores it and wakes the next page.
 */
export const unansweredSearch = {
  /** Its session storage key, for the loader. */
  key: draftKey(form),
  /** Returns the search and deletes it. */
  take(): string {
    const [search = ''] = drafts.read()?.[form] ?? [];
    drafts.forget();
    return search;
  },
  keep(search: string): void {
    if (search !== '') drafts.keep({ [form]: [search] });
  },
} as const;
