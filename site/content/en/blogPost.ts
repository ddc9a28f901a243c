import { categoryNames } from './blog.ts';
import { city, ecoExcept, promised, said, says } from '../facts.en.ts';

/** An article, around its body (behaviour.md 4.7). */
export const blogPost = said({
  ...categoryNames,
  'blogPost.back': 'Back to the blog',
  'blogPost.by': 'By {author}',
  'blogPost.minutes': '{count} min read',
  'blogPost.facts': 'About this article',
  'blogPost.contents': 'In this article',
  'blogPost.tags': 'Tags of this article',
  'blogPost.contact': 'Contact {name}',
  'blogPost.eco.title': 'Eco-certified products, on request',
  'blogPost.eco.text':
    says.ecoCertified ? `A site that we clean can have products with the ECOLOGO or Green Seal mark, ${ecoExcept}. Ask for them at the site visit, and the proposal lists each one by name.` : '',
  'blogPost.cta.title': `Looking for a reliable cleaning partner in ${city}?`,
  'blogPost.cta.lead':
    promised.siteVisitDays && promised.proposalHours ? 'We visit within {from}\u00a0to\u00a0{to} business days of your request. The proposal follows within {hours} hours of the visit.' : 'We visit the site, then send you a written proposal with its price.',
  'blogPost.cta.quote': 'Get a Quote',
  'blogPost.cta.service': 'Related service:',
  'blogPost.neighbours': 'More articles',
  'blogPost.previous': 'Previous Article',
  'blogPost.next': 'Next Article',
});
