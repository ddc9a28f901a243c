import { readEnvironment } from './environment.ts';

import { company } from './company/facts.ts';
import type { InBothLanguages, Range } from './company/shape.ts';

/** Bundles have the settings in `import.meta.env`. Plain Node does not, so it reads the settings files. */
const env: Record<string, string | boolean | undefined> = import.meta.env ?? readEnvironment();

const read = (name: string, otherwise: string): string => {
  const value = env[`VITE_UNO_${name}`];
  return typeof value === 'string' && value !== '' ? value : otherwise;
};

/** E.164 with hyphens: `+1-514-555-0142`. */
const phone = read('PHONE', company.phone);
const [, area = '', exchange = '', line = ''] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? [];
const email = read('EMAIL', company.email);

/** The phone number in the format of each language. */
const phoneText: InBothLanguages = { 'en-CA': `${area}-${exchange}-${line}`, 'fr-CA': `${area}\u00a0${exchange}-${line}` };

/** A range that is not promised has no ends: the sentences that need them are left out. */
const rangeOf = (range: Range | undefined) => ({ from: range?.from, to: range?.to });

const { siteVisitDays, postConstructionDays, ductYears, ...singleFigures } = company.promises;

/**
 * Every fact about the company, as pages, structured data, error messages and tests read it. The facts are written in
 * `company/facts.yaml`. A deployment can override those that `.env.example` lists with environment variables at build time.
 */
export const business = {
  ...company,
  /** The origin that the site is published under, without a trailing slash. */
  origin: read('ORIGIN', company.origin).replace(/\/$/, ''),
  phone,
  phoneText,
  phoneHref: `tel:${phone}`,
  email,
  emailHref: `mailto:${email}`,
  promises: { ...singleFigures, siteVisitDays: rangeOf(siteVisitDays), postConstructionDays: rangeOf(postConstructionDays), ductYears: rangeOf(ductYears) },
  /** Law 25 (Québec): who is responsible for personal information, and where it is kept. */
  privacy: {
    officer: {
      'en-CA': read('PRIVACY_OFFICER_EN', company.privacy.officer['en-CA']),
      'fr-CA': read('PRIVACY_OFFICER_FR', company.privacy.officer['fr-CA']),
    },
    place: { 'en-CA': read('DATA_PLACE_EN', company.privacy.place['en-CA']), 'fr-CA': read('DATA_PLACE_FR', company.privacy.place['fr-CA']) },
  },
} as const;
