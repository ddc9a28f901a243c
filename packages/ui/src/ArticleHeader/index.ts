export {
  ArticleBack, type ArticleBackProps, ArticleFact, type ArticleFactProps, ArticleFacts, type ArticleFactsProps, ArticleHeader, type ArticleHeaderProps,
  ArticleLead, type ArticleLeadProps, ArticlePicture, type ArticlePictureProps, ArticleTitle, type ArticleTitleProps, ArticleTopBar, type ArticleTopBarProps,
} from './ArticleHeader.tsx';
