export { BlogCard, BlogCardDate, BlogCardExcerpt, BlogCardMinutes, BlogCardMore, BlogCardList, BlogCardTags, BlogCardTitle } from './BlogCard.tsx';
