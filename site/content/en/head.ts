/** What search engines and browser tabs read of each page. */
export const head = {
  // Beside the name, where there is no page around it: home screens, shared pictures.
  'head.descriptor': 'Commercial cleaning',
  'head.home.title': 'Commercial cleaning in Montréal',
  'head.home.description':
    'We clean offices, condo buildings, warehouses and construction sites in Greater Montréal. You receive a proposal within {proposal} hours of the site visit.',
  'head.home.keywords': 'commercial cleaning Montréal, office cleaning, condo common areas, warehouse cleaning, janitorial services',
  'head.quote.title': 'Request a quote and a site visit',
  'head.quote.description':
    'Describe the place. We contact you within {reply} hours of your request, visit within {from} to {to} business days, and send the proposal within {proposal} hours of the visit.',
  'head.quote.keywords': 'cleaning quote Montréal, commercial cleaning quote, site visit, cleaning proposal',
  'head.notFound.title': 'Page not found',
  'head.notFound.description': 'The page you’re looking for doesn’t exist or has been moved.',
  'head.notFound.keywords': 'page not found',
} as const;
