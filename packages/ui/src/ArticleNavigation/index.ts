export {
  ArticleNavigation, type ArticleNavigationProps, NextArticle, type NextArticleProps, PreviousArticle, type PreviousArticleProps,
} from './ArticleNavigation.tsx';
