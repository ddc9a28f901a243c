/** What search engines and browser tabs read of each page. */
export const head = {
  // Beside the name, where there is no page around it: home screens, shared pictures.
  'head.descriptor': 'Commercial cleaning',
  'head.home.title': 'Commercial cleaning in Montréal',
  'head.home.description':
    'Offices, condo buildings, warehouses and construction sites cleaned by our own vetted, bonded crews in Greater Montréal. Proposal within 24 hours of the visit.',
  'head.home.keywords': 'commercial cleaning Montréal, office cleaning, condo common areas, warehouse cleaning, janitorial services',
  'head.quote.title': 'Request a quote and a site visit',
  'head.quote.description':
    'Tell us about the building in three short steps. We contact you within 24 hours, visit within 2–3 business days and send the proposal within 24 hours of the visit.',
  'head.quote.keywords': 'cleaning quote Montréal, commercial cleaning estimate, site visit, janitorial proposal',
  'head.notFound.title': 'Page not found',
  'head.notFound.description': 'The page you’re looking for doesn’t exist or has been moved.',
  'head.notFound.keywords': 'page not found',
} as const;
