import { city, promise, promised, said } from '../facts.en.ts';

/** What search engines and browser tabs read of the blog’s lists. */
export const head = said({
  'listHead.blog.title': `Blog: commercial cleaning in ${city}`,
  'listHead.blog.description':
    `Procedures, figures and standards for people who look after a building in ${city}, from those who plan and lead our crews. Search by topic.`,
  'listHead.blog.keywords': `commercial cleaning blog, cleaning procedures, floor care, condo cleaning, cleaning standards, ${city}`,
  'listHead.blogPage.title': 'Blog, page {page}',
  'listHead.blogPage.description':
    `Page {page} of the articles on commercial cleaning in ${city}: procedures, figures and standards from those who plan and lead our crews.`,
  'listHead.blogPage.keywords': `commercial cleaning blog, cleaning procedures, ${city}`,
  'listHead.blogCategory.title': '{category}: cleaning articles',
  'listHead.blogCategory.description':
    `All our articles on commercial cleaning filed under {category}: what to check, what to ask for and what it takes, building by building, in ${city}.`,
  'listHead.blogCategory.keywords': `{category}, commercial cleaning, ${city}`,
  'listHead.blogCategoryPage.title': '{category}, page {page}',
  'listHead.blogCategoryPage.description':
    'Page {page} of our articles on commercial cleaning filed under {category}: what to check, what to ask for and what it takes, building by building.',
  'listHead.blogCategoryPage.keywords': `{category}, commercial cleaning, ${city}`,
  'listHead.blogTag.title': 'Articles tagged “{tag}”',
  'listHead.blogTag.description':
    `All our articles tagged “{tag}”: procedures, figures and standards of commercial cleaning in ${city}, from those who plan and lead the crews.`,
  'listHead.blogTag.keywords': `{tag}, commercial cleaning, ${city}`,
  'listHead.blogTagPage.title': 'Articles tagged “{tag}”, page {page}',
  'listHead.blogTagPage.description':
    `Page {page} of our articles tagged “{tag}”: procedures, figures and standards of commercial cleaning in ${city}, from those who plan and lead the crews.`,
  'listHead.blogTagPage.keywords': `{tag}, commercial cleaning, ${city}`,
});

/** The names of the categories, with the capitals that the specification gives them (behaviour.md 4.5). */
export const categoryNames = said({
  'blog.category.cleaning-tips': 'Cleaning Tips',
  'blog.category.operations': 'Operations',
  'blog.category.sustainability': 'Sustainability',
  'blog.category.case-studies': 'Case Studies',
  'blog.category.industry-updates': 'Industry Updates',
  'blog.category.specialized': 'Specialized',
});

/** What every list of articles says. */
export const lists = said({
  ...categoryNames,
  'blog.minutes': 'min read',
  'blog.readMore': 'Read more',
  'blog.pages': 'Pages of articles',
  'blog.previous': 'Previous',
  'blog.next': 'Next',
  'blog.page': 'Page {page}',
  'blog.ways': 'From reading to cleaning',
  'blog.quoteTitle': 'A site visit comes first',
  'blog.quoteText':
    promised.siteVisitDays && promised.proposalHours ? 'We come within {from}\u00a0to\u00a0{to} business days of your request. We send the proposal within {hours} hours of the visit.' : 'We visit the site, then send you a written proposal with its price.',
  'blog.quote': 'Get a Quote',
  'blog.services': 'See also',
});

/** The index of the blog, each of its pages (behaviour.md 4.1 to 4.4). */
export const blog = said({
  ...lists,
  'blog.title': 'The commercial cleaning blog',
  'blog.lead': 'Procedures, figures and standards for people who manage an office, a condo building or a plant. Each article is dated.',
  'blog.count.one': '{count} article',
  'blog.count.other': '{count} articles',
  'blog.search': 'Search the articles',
  'blog.searchSubmit': 'Search',
  'blog.searchClear': 'Clear the search',
  'blog.tags': 'Tags',
  'blog.categories': 'Categories',
  'blog.active': 'Active filters',
  'blog.noActive': 'None',
  'blog.activeSearch': 'Search: “{search}”',
  'blog.remove': 'Remove the filter {filter}',
  'blog.clearAll': 'Clear all',
  'blog.narrowed': 'Articles found',
  'blog.narrowedPage': 'Articles found, page {page}',
  'blog.found.one': '{count} of {total} articles',
  'blog.found.other': '{count} of {total} articles',
  'blog.noneFound': 'No articles found matching your criteria.',
  'blog.noneTitle': 'No articles match your current filters.',
  'blog.clearFilters': 'Clear filters',
  'blog.noneWays': 'Choose a category, or ask us.',
  'blog.notSearched': 'The articles could not be searched. Check your connection, then try again.',
  'blog.tryAgain': 'Try again',
  'blog.noScript': 'Searching needs JavaScript, which is off here. Categories and tags have pages of their own.',
  'blog.articles': 'All articles',
  'blog.articlesPage': 'All articles, page {page}',
  'blog.popular': 'Popular topics',
  'blog.write': 'Ask us a question',
  'blog.writeText': `Write to us about your building. ${promise.message}`,
  'blog.writeLink': 'Contact us',
});

/** The list of a category (behaviour.md 4.8). */
export const blogCategory = said({
  ...lists,
  'blog.back': 'Back to All Articles',
  'blog.inCategory.one': '{count} article in this category',
  'blog.inCategory.other': '{count} articles in this category',
  'blog.otherCategories': 'Other Categories',
  'blog.cleaning-tips.lead': 'How to clean a floor, a wall or a carpet, in which order and with what.',
  'blog.operations.lead': 'How to start with a cleaning crew, check its work and trust it with the keys.',
  'blog.sustainability.lead': 'What a green label on a product vouches for, and how to clean just as well with less water and product.',
  'blog.case-studies.lead': 'These cases are invented examples. Each shows the reasoning, so that you can do it again with your own figures.',
  'blog.industry-updates.lead': 'What cleaning standards and inspectors ask for, and what to put in a contract.',
  'blog.specialized.lead': 'Work that needs its own tools.',
});

/** The list of a tag (behaviour.md 4.9). */
export const blogTag = said({
  ...lists,
  'blog.back': 'Back to All Articles',
  'blog.tagged': 'Articles tagged “{tag}”',
  'blog.withTag.one': '{count} article with this tag',
  'blog.withTag.other': '{count} articles with this tag',
  'blog.relatedTags': 'Related Tags',
});
