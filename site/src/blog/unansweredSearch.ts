import { draftKey, draftKeeper } from '../leads/draft.ts';

const form = 'search';
const drafts = draftKeeper(form);

/**
 * What was typed into the search when its page went away before it was answered, as by the reload that a new release
 * wants (behaviour.md 10.5). While a page is asleep, the loader keeps it and wakes the next page.
 */
export const unansweredSearch = {
  /** Where it is kept, for the loader. */
  key: draftKey(form),
  /** Gives it once. */
  take(): string {
    const [search = ''] = drafts.read()?.[form] ?? [];
    drafts.forget();
    return search;
  },
  keep(search: string): void {
    if (search !== '') drafts.keep({ [form]: [search] });
  },
} as const;
