export { ArticleBack, ArticleFact, ArticleFacts, ArticleHeader, ArticleLead, ArticlePicture, ArticleTitle, ArticleWays } from './ArticleHeader.tsx';
