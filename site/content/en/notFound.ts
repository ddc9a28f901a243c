import { said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.notFound.title': 'Page not found',
  'head.notFound.description': 'The page you’re looking for doesn’t exist or has been moved.',
  'head.notFound.keywords': 'page not found',
});

/** The bilingual not-found page (behaviour.md 3.9, 7.3). */
export const notFound = said({
  'notFound.title': 'Page Not Found',
  'notFound.text': 'Sorry, the page you’re looking for doesn’t exist or has been moved.',
  'notFound.home': 'Back to home',
  'notFound.services': 'View services',
  'notFound.helpTitle': 'How to reach us',
  'notFound.helpText': `We answer {hours}${says.emergency ? ', and at any hour for an emergency' : ''}.`,
});
