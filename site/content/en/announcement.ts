import { said } from '../facts.en.ts';

/** What names the bar above the header. What it says is in `site/company/announcement.yaml`. */
export const announcement = said({
  'announcement.label': 'Notice',
});
