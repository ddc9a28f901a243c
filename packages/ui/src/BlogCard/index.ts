export { BlogCard, BlogCardDate, BlogCardExcerpt, BlogCardMinutes, BlogCardMore, BlogCards, BlogCardTags, BlogCardTitle } from './BlogCard.tsx';
