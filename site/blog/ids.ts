/** Ids that the article page uses itself: no heading of an article may get one of them. */
export const ARTICLE_IDS = { quote: 'quote' } as const;
