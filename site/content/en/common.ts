import { said } from '../facts.en.ts';

/** Words that more than one page says. */
export const common = said({
  'common.getQuote': 'Get a quote',
  'common.quotation': '“{text}”',
  'common.callUsAt': 'Call us: {phone}',
  'common.orCall': 'Or call us. We answer emergencies 24/7.',
  'common.allServices': 'See our services',
  'common.emergency': 'Emergencies answered 24/7',
  'common.youAreHere': 'You are here',
  'common.rating': '{rating} out of {best}',
});
