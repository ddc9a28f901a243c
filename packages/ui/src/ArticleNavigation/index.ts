export { ArticleNavigation, NextArticle, PreviousArticle } from './ArticleNavigation.tsx';
