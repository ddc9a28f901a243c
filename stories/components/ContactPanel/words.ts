/** How a cleaning company is reached. */
export const words = {
  'en-CA': {
    title: 'Other ways to reach us',
    phone: { term: 'Phone', figure: '514-555-0142', text: 'Monday to Friday, 8\u00a0AM to 6\u00a0PM' },
    emergency: { term: 'Emergency service', figure: '24/7', text: 'Call the same number on nights, weekends and holidays too.' },
    email: { term: 'Email', figure: 'info@uno.example', text: 'Send what the form cannot take, such as plans and photos.' },
    area: { term: 'Service area', text: 'Montréal and its surroundings', more: 'See the 24\u00a0areas' },
    hours: { term: 'Hours', text: 'Monday to Friday, 8\u00a0AM to 6\u00a0PM' },
  },
  'fr-CA': {
    title: 'Autres façons de nous joindre',
    phone: { term: 'Téléphone', figure: '514\u00a0555-0142', text: 'Du lundi au vendredi, de 8\u00a0h à 18\u00a0h' },
    emergency: { term: 'Service d’urgence', figure: '24/7', text: 'Appelez au même numéro, y compris la nuit, la fin de semaine et les jours fériés.' },
    email: { term: 'Courriel', figure: 'info@uno.example', text: 'Envoyez-y ce que le formulaire ne prend pas, comme des plans et des photos.' },
    area: { term: 'Territoire', text: 'Montréal et les environs', more: 'Voir les 24\u00a0secteurs' },
    hours: { term: 'Heures d’ouverture', text: 'Du lundi au vendredi, de 8\u00a0h à 18\u00a0h' },
  },
};
