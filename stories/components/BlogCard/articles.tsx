import type { KnownCategory } from '@uno/ui/CategoryBadge';
import type { ReactNode } from 'react';
import type { Locale } from '../../../site/src/i18n/locale.ts';
import { AddOns, BuildingSite, Lobby, Office, Warehouse } from '../../../site/src/pages/home/pictograms.tsx';

/** What an article of the stories says in one language. */
interface ArticleWords {
  title: string;
  excerpt: string;
  /** The day as the language writes it, then month and year. */
  day: string;
  month: string;
}

/** An article of the stories; what it says is in `words`. */
export interface Article {
  slug: string;
  category: KnownCategory;
  date: string;
  minutes: number;
  tags: readonly TagName[];
  picture: ReactNode;
  words: Readonly<Record<Locale, ArticleWords>>;
}

/** The names of categories, in both languages. */
export const categoryNames = {
  'en-CA': {
    'cleaning-tips': 'Cleaning Tips',
    operations: 'Operations',
    sustainability: 'Sustainability',
    'case-studies': 'Case Studies',
    'industry-updates': 'Industry Updates',
    specialized: 'Specialized',
  },
  'fr-CA': {
    'cleaning-tips': 'Conseils d’entretien',
    operations: 'Exploitation',
    sustainability: 'Développement durable',
    'case-studies': 'Études de cas',
    'industry-updates': 'Nouvelles du secteur',
    specialized: 'Services spécialisés',
  },
} satisfies Record<Locale, Record<KnownCategory, string>>;

/** The names of tags, in both languages. */
export const tagNames = {
  'en-CA': {
    winter: 'Winter',
    lobbies: 'Lobbies',
    floors: 'Floors',
    calcium: 'Calcium',
    nights: 'Night shifts',
    keys: 'Keys and access',
    dust: 'Dust',
    condos: 'Condos',
    products: 'Certified products',
  },
  'fr-CA': {
    winter: 'Hiver',
    lobbies: 'Halls d’entrée',
    floors: 'Planchers',
    calcium: 'Calcium',
    nights: 'Quarts de nuit',
    keys: 'Clés et accès',
    dust: 'Poussière',
    condos: 'Copropriétés',
    products: 'Produits certifiés',
  },
};

/** The slug of a tag. */
export type TagName = keyof (typeof tagNames)['en-CA'];

/** Articles as the blog shows them, the newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'calcium-lobby-floor',
    category: 'cleaning-tips',
    date: '2025-01-22',
    minutes: 4,
    tags: ['winter', 'calcium', 'lobbies', 'floors'],
    picture: <Lobby />,
    words: {
      'en-CA': {
        title: 'Getting calcium off a lobby floor before it gets into the joints',
        excerpt: 'Hot water spreads it. Three passes with a neutral rinse lift it, and 5\u00a0metres of matting keep most of it outside.',
        day: '22',
        month: 'Jan. 2025',
      },
      'fr-CA': {
        title: 'Enlever le calcium d’un hall avant qu’il n’entre dans les joints',
        excerpt: 'L’eau chaude l’étend. Trois passages d’un rinçage neutre le délogent, et 5\u00a0mètres de tapis en gardent l’essentiel dehors.',
        day: '22',
        month: 'janv. 2025',
      },
    },
  },
  {
    slug: 'keys-after-six',
    category: 'operations',
    date: '2025-01-20',
    minutes: 5,
    tags: ['keys', 'nights'],
    picture: <Office />,
    words: {
      'en-CA': {
        title: 'Where your keys are after six',
        excerpt: 'One numbered hook, one signature out, one signature in. How a crew of two holds the keys of eleven offices.',
        day: '20',
        month: 'Jan. 2025',
      },
      'fr-CA': {
        title: 'Où sont vos clés après 18\u00a0h',
        excerpt: 'Un crochet numéroté, une signature à la sortie, une au retour. Comment une équipe de deux garde les clés de onze bureaux.',
        day: '20',
        month: 'janv. 2025',
      },
    },
  },
  {
    slug: 'scrubber-half-the-water',
    category: 'sustainability',
    date: '2024-12-11',
    minutes: 6,
    tags: ['floors', 'products', 'nights'],
    picture: <Warehouse />,
    words: {
      'en-CA': {
        title: 'Half the water on 40,000 sq ft of aisles',
        excerpt: 'A certified detergent, a finer pad and a slower pass. What changed in a Saint-Laurent warehouse, with the meter readings.',
        day: '11',
        month: 'Dec. 2024',
      },
      'fr-CA': {
        title: 'Deux fois moins d’eau sur 40\u00a0000\u00a0pi² d’allées',
        excerpt: 'Un détergent certifié, un tampon plus fin, un passage plus lent. Ce qui a changé dans un entrepôt de Saint-Laurent, relevés à l’appui.',
        day: '11',
        month: 'déc. 2024',
      },
    },
  },
  {
    slug: 'griffintown-handover',
    category: 'case-studies',
    date: '2024-11-28',
    minutes: 7,
    tags: ['dust', 'condos'],
    picture: <BuildingSite />,
    words: {
      'en-CA': {
        title: 'Griffintown, 64 doors, three days to the keys',
        excerpt: 'Rough clean on Monday, detail on Tuesday, touch-up floor by floor behind the painters on Wednesday.',
        day: '28',
        month: 'Nov. 2024',
      },
      'fr-CA': {
        title: 'Griffintown\u00a0: 64 portes, trois jours avant les clés',
        excerpt: 'Le gros nettoyage lundi, le détail mardi, les retouches mercredi, étage par étage, derrière les peintres.',
        day: '28',
        month: 'nov. 2024',
      },
    },
  },
  {
    slug: 'day-cleaning-returns',
    category: 'industry-updates',
    date: '2024-11-01',
    minutes: 3,
    tags: ['nights'],
    picture: <AddOns />,
    words: {
      'en-CA': {
        title: 'Day cleaning is back',
        excerpt: 'More managers ask for a person they can see. What it does to noise, lighting and the elevator at noon.',
        day: '1',
        month: 'Nov. 2024',
      },
      'fr-CA': {
        title: 'L’entretien de jour revient',
        excerpt: 'De plus en plus de gestionnaires veulent voir qui fait l’entretien. Les effets sur le bruit, l’éclairage et l’ascenseur à midi.',
        day: '1er',
        month: 'nov. 2024',
      },
    },
  },
];
