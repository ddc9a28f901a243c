import { readEnvironment } from './environment.ts';

/**
 * Every fact about the company, once. Pages, JSON-LD, error messages and tests read them here; a
 * deployment overrides what `.env.example` lists by environment variables at build time.
 */

/** Vite replaces `import.meta.env` in what it bundles; under Node alone the settings are read from where Vite has them too. */
const env: Record<string, string | boolean | undefined> = import.meta.env ?? readEnvironment();

const read = (name: string, otherwise: string): string => {
  const value = env[`VITE_UNO_${name}`];
  return typeof value === 'string' && value !== '' ? value : otherwise;
};

/** E.164 with hyphens: `+1-514-555-0142`. */
const phone = read('PHONE', '+1-514-555-0142');
const [, area = '', exchange = '', line = ''] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? [];

export const business = {
  name: 'Uno',
  city: 'Montréal',
  cityText: { 'en-CA': 'Montréal, Québec', 'fr-CA': 'Montréal (Québec)' },
  region: 'QC',
  country: 'CA',
  latitude: 45.5,
  longitude: -73.57,
  priceRange: '$$',
  /** The address that the site is published under, without a slash at its end. */
  origin: read('ORIGIN', 'https://uno.example').replace(/\/$/, ''),
  phone,
  /** How each language writes the number. */
  phoneText: { 'en-CA': `${area}-${exchange}-${line}`, 'fr-CA': `${area}\u00a0${exchange}-${line}` },
  phoneHref: `tel:${phone}`,
  email: read('EMAIL', 'info@uno.example'),
  emailHref: `mailto:${read('EMAIL', 'info@uno.example')}`,
  hours: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  social: ['https://www.linkedin.com/company/uno-example', 'https://www.facebook.com/uno.example'],
  /** Those of the footer (behaviour.md 3.16). */
  serviceAreas: {
    'en-CA': ['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Greater Montréal Area'],
    'fr-CA': ['Centre-ville de Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Grand Montréal'],
  },
  /** For JSON-LD. */
  areaServed: {
    'en-CA': ['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Greater Montréal'],
    'fr-CA': ['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Grand Montréal'],
  },
  /** Law 25 (Québec): who answers for personal information, and where it is kept. */
  privacy: {
    officer: {
      'en-CA': read('PRIVACY_OFFICER_EN', 'Our general manager'),
      'fr-CA': read('PRIVACY_OFFICER_FR', 'notre direction générale'),
    },
    place: { 'en-CA': read('DATA_PLACE_EN', 'Québec, Canada'), 'fr-CA': read('DATA_PLACE_FR', 'Québec, Canada') },
  },
  /** The company that cleans the ducts, under our oversight (behaviour.md 3.18). */
  ductPartner: 'Ventair',
  copyrightYear: 2025,
  /** Each promise is about one thing; they are never mixed (behaviour.md 3.15). */
  promises: {
    serviceResponseHours: 2,
    emergencyResponseMinutes: 30,
    proposalHours: 24,
    messageReplyHours: 24,
    portalReplyHours: 24,
    recleanHours: 24,
    /** Business days, the ends of a range, which each language joins in its own way. */
    siteVisitDays: { from: 2, to: 3 },
    /** How long a commercial space takes after construction, all phases: days, the ends of a range. */
    postConstructionDays: { from: 1, to: 3 },
    clients: 200,
    years: 5,
    /** How far apart a building's ducts are typically cleaned. */
    ductYears: { from: 2, to: 3 },
  },
} as const;
