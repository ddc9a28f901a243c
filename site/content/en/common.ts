/** Words that more than one page says. */
export const common = {
  'common.getQuote': 'Get a quote',
  'common.callUsAt': 'Call us: {phone}',
  'common.allServices': 'All six services',
  'common.emergency': 'Emergencies answered 24/7',
  'common.rating': '{rating} out of {best}',
} as const;
