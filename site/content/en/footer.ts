import { area, themeName } from '../facts.en.ts';

/** The foot of every page. The names of the services are those of the header. */
export const footer = {
  'footer.tagline': `Commercial cleaning in ${area}`,
  'footer.services': 'Services',
  'footer.areas': 'Where we work',
  'footer.contact': 'Reach us',
  'footer.emergency': 'Emergency service',
  'footer.emergency.text': '24/7, at the same number',
  'footer.assurance': 'Licences and\u00a0certifications',
  'footer.badge.insured': 'Licensed & Insured',
  'footer.badge.certified': 'Certified Teams',
  'footer.badge.eco': 'Eco-Certified Products',
  'footer.theme': 'Colours',
  'footer.theme.evergreen': themeName,
  'footer.theme.harbour': 'Harbour',
  'footer.theme.brick': 'Brick',
  'footer.theme.midnight': 'Midnight',
  'footer.theme.contrast': 'High contrast',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',
  'footer.accessibility': 'Accessibility',
  'footer.copyright': '© {year} {name}',
} as const;
