export { ArticleBack, ArticleFact, ArticleFacts, ArticleHeader, ArticleLead, ArticlePicture, ArticleTitle, ArticleTopBar } from './ArticleHeader.tsx';
