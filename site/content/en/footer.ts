import { area, said, says, themeName } from '../facts.en.ts';

/** The foot of every page. The names of the services are those of the header. */
export const footer = said({
  'footer.tagline': `Commercial cleaning in ${area}`,
  'footer.services': 'Services',
  'footer.areas': 'Areas we serve',
  'footer.contact': 'Reach us',
  'footer.emergency': 'Emergency service',
  'footer.emergency.text': '24/7, at the same number',
  'footer.assurance': 'In brief',
  'footer.badge.insured': says.licensed && says.insured ? 'Licensed & Insured' : says.insured ? 'Insured' : says.licensed ? 'Licensed' : '',
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
});
