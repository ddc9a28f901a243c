/** The ids that the page of an article has by itself, beside those of every page: no heading of an article gets one. */
export const ARTICLE_IDS = { contents: 'contents', quote: 'quote' } as const;
