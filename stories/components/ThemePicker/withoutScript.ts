import { themeNames } from '@uno/tokens';
import { footer } from '../../../site/content/en/footer.ts';

/** Wherever the picker stands: its words, and they alone, are gone without JavaScript. */
export const pickerNeedsScript = {
  check: 'without-script',
  element: ['As the device', footer['footer.theme'], ...themeNames.map((name) => footer[`footer.theme.${name}`])].map((words) => `“${words}”`),
  reason: 'Without scripts a theme can be neither shown nor kept, so the picker, which would do nothing, is not shown.',
  until: '2027-05-21',
};
