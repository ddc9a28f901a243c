/** The bilingual not-found page (spec §2, §8). */
export const notFound = {
  'notFound.title': 'Page Not Found',
  'notFound.text': 'Sorry, the page you’re looking for doesn’t exist or has been moved.',
  'notFound.home': 'Back to home',
  'notFound.services': 'View services',
  'notFound.helpTitle': 'How to reach us',
  'notFound.helpText': 'Someone answers on weekdays from {opens} to {closes}, and at any hour for an emergency.',
} as const;
