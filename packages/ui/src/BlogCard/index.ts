export {
  BlogCard, BlogCardDate, type BlogCardDateProps, BlogCardExcerpt, type BlogCardExcerptProps, BlogCardList, type BlogCardListProps, BlogCardMinutes,
  type BlogCardMinutesProps, BlogCardMore, type BlogCardMoreProps, type BlogCardProps, BlogCardTags, type BlogCardTagsProps, BlogCardTitle,
  type BlogCardTitleProps,
} from './BlogCard.tsx';
