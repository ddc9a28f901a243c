import { business } from '../../business.ts';
import type { Locale } from '../../i18n/locale.ts';

/** Who writes articles, as `author` in front matter names them. */
interface Writer {
  readonly name: string;
  readonly role: Readonly<Record<Locale, string>>;
  /** Only of those whom readers may write to. */
  readonly email?: string;
}

const domain = business.email.slice(business.email.lastIndexOf('@'));

export const authors = {
  'maude-lachance': {
    name: 'Maude Lachance',
    role: { 'en-CA': 'Operations manager', 'fr-CA': 'Directrice de l’exploitation' },
    email: `maude${domain}`,
  },
  'karim-haddad': { name: 'Karim Haddad', role: { 'en-CA': 'Night supervisor', 'fr-CA': 'Responsable de nuit' } },
  'joanne-tremblay': {
    name: 'Joanne Tremblay',
    role: { 'en-CA': 'Quality and training lead', 'fr-CA': 'Responsable de la qualité et de la formation' },
    email: `joanne${domain}`,
  },
  'philippe-nguyen': { name: 'Philippe Nguyen', role: { 'en-CA': 'Estimator', 'fr-CA': 'Estimateur' } },
} as const satisfies Readonly<Record<string, Writer>>;

/** How front matter names an author. */
export type AuthorSlug = keyof typeof authors;
