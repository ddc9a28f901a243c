import { business } from '../../../site/business.ts';
import { openingHoursLine } from '../../../site/i18n/openingHours.ts';

/** How a cleaning company is reached. */
export const words = {
  'en-CA': {
    title: 'Other ways to reach us',
    phone: { term: 'Phone', figure: business.phoneText['en-CA'], text: openingHoursLine(business.hours, 'en-CA') },
    emergency: { term: 'Emergency service', figure: '24/7', text: 'Call the same number on nights, weekends and holidays too.' },
    email: { term: 'Email', figure: business.email, text: 'Send what the form cannot take, such as plans and photos.' },
    area: { term: 'Service area', text: `${business.city['en-CA']} and its surroundings`, more: 'See the 24\u00a0areas' },
    hours: { term: 'Hours', text: openingHoursLine(business.hours, 'en-CA') },
  },
  'fr-CA': {
    title: 'Autres façons de nous joindre',
    phone: { term: 'Téléphone', figure: business.phoneText['fr-CA'], text: openingHoursLine(business.hours, 'fr-CA') },
    emergency: { term: 'Service d’urgence', figure: '24/7', text: 'Appelez au même numéro, y compris la nuit, la fin de semaine et les jours fériés.' },
    email: { term: 'Courriel', figure: business.email, text: 'Envoyez-y ce que le formulaire ne prend pas, comme des plans et des photos.' },
    area: { term: 'Territoire', text: `${business.city['fr-CA']} et les environs`, more: 'Voir les 24\u00a0secteurs' },
    hours: { term: 'Heures d’ouverture', text: openingHoursLine(business.hours, 'fr-CA') },
  },
};
