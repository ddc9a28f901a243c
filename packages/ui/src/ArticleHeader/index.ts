export { ArticleBack, ArticleFact, ArticleFacts, ArticleHeader, ArticleLead, ArticleTitle, ArticleWays } from './ArticleHeader.tsx';
