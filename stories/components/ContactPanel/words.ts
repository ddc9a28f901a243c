import { business } from '../../../site/business.ts';
import { coverageAreas } from '../../../site/coverage.ts';
import { openingHoursLine } from '../../../site/i18n/openingHours.ts';
import { fromSite } from '../../siteWords.ts';

/** The contact details of a cleaning company. */
export const words = fromSite(['contact', 'getQuote'], (t, locale) => {
  const hours = openingHoursLine(business.hours, locale);
  return {
    title: t('getQuote.touch.title'),
    phone: { term: t('contact.ways.phone'), figure: business.phoneText[locale], text: hours },
    emergency: { term: t('contact.ways.emergency'), figure: t('contact.ways.emergency.figure'), text: t('contact.ways.emergency.text') },
    email: { term: t('contact.ways.email'), figure: business.email, text: t('contact.ways.email.text') },
    area: { term: t('contact.ways.area'), text: t('contact.ways.area.text'), more: t('contact.ways.area.more', { count: coverageAreas.length }) },
    hours: { term: t('getQuote.touch.hours'), text: hours },
  };
});
