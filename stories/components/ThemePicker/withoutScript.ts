import { themeNames } from '@uno/tokens';
import { footer } from '../../../site/content/en/footer.ts';

/** The exemption of pages with the picker: without JavaScript the picker's words, and no others, are missing. */
export const pickerNeedsScript = {
  check: 'without-script',
  element: ['As the device', footer['footer.theme'], ...themeNames.map((name) => footer[`footer.theme.${name}`])].map((words) => `“${words}”`),
  reason: 'Without JavaScript the picker can neither apply nor store a theme, so it is not shown.',
  until: '2027-05-21',
};
