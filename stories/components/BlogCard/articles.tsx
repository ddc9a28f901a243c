import type { ReactElement } from 'react';
import type { CategorySlug } from '../../../site/categories.ts';
import type { Locale } from '../../../site/i18n/locale.ts';
import { fromSite } from '../../siteWords.ts';
import { pictureCrops, type PictureKey, pictureSrc } from '../../../site/pictures.ts';

/** The title and the excerpt of an article in one language. */
interface ArticleWords {
  title: string;
  excerpt: string;
}

/** An article for the stories. */
export interface Article {
  slug: string;
  category: CategorySlug;
  date: string;
  minutes: number;
  tags: readonly TagName[];
  picture: ReactElement;
  words: Readonly<Record<Locale, ArticleWords>>;
}

/** A scene of the catalogue, as large as a card shows it. */
const print = (key: PictureKey): ReactElement => <img src={pictureSrc(key, 'close')} alt="" {...pictureCrops.close} />;

/** The names of categories, in both languages. */
export const categoryNames = fromSite(['lists'], (t) => ({
  'cleaning-tips': t('blog.category.cleaning-tips'),
  operations: t('blog.category.operations'),
  sustainability: t('blog.category.sustainability'),
  'case-studies': t('blog.category.case-studies'),
  'industry-updates': t('blog.category.industry-updates'),
  specialized: t('blog.category.specialized'),
}));

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
    picture: print('condoCleaning'),
    words: {
      'en-CA': {
        title: 'Getting calcium off a lobby floor before it gets into the joints',
        excerpt: 'Hot water spreads it. Three passes with a neutral rinse lift it, and 5\u00a0metres of matting keep most of it outside.',
      },
      'fr-CA': {
        title: 'Enlever le calcium d’un hall avant qu’il n’entre dans les joints',
        excerpt: 'L’eau chaude l’étend. Trois rinçages neutres le délogent, et 5\u00a0mètres de tapis en gardent l’essentiel dehors.',
      },
    },
  },
  {
    slug: 'keys-after-six',
    category: 'operations',
    date: '2025-01-20',
    minutes: 5,
    tags: ['keys', 'nights'],
    picture: print('officeCleaning'),
    words: {
      'en-CA': {
        title: 'Where your keys are after six',
        excerpt: 'Before you hand over your keys, ask who carries them, where they spend the night and who answers for them.',
      },
      'fr-CA': {
        title: 'Où sont vos clés après 18\u00a0h',
        excerpt: 'Avant de confier vos clés, demandez qui les porte, où elles passent la nuit et qui en répond.',
      },
    },
  },
  {
    slug: 'scrubber-half-the-water',
    category: 'sustainability',
    date: '2024-12-11',
    minutes: 6,
    tags: ['floors', 'products', 'nights'],
    picture: print('warehouseCleaning'),
    words: {
      'en-CA': {
        title: 'Half the water on 40,000 sq ft of aisles',
        excerpt: 'A Saint-Laurent warehouse changed its detergent, its pads and its pace. The meter readings show what each change saved.',
      },
      'fr-CA': {
        title: 'Deux fois moins d’eau sur 40\u00a0000\u00a0pi² d’allées',
        excerpt: 'Un entrepôt de Saint-Laurent a changé de détergent, de tampon et de vitesse. Les relevés du compteur montrent l’effet de chaque changement.',
      },
    },
  },
  {
    slug: 'griffintown-handover',
    category: 'case-studies',
    date: '2024-11-28',
    minutes: 7,
    tags: ['dust', 'condos'],
    picture: print('postConstruction'),
    words: {
      'en-CA': {
        title: 'In Griffintown, 64 condos cleaned in three days, before the handover',
        excerpt: 'The rough clean took Monday, and the final clean Tuesday. On Wednesday the crew did the touch-ups, floor by floor, behind the painters.',
      },
      'fr-CA': {
        title: 'À Griffintown, 64\u00a0logements nettoyés en trois jours, avant la remise des clés',
        excerpt: 'Le gros nettoyage a pris le lundi, et le nettoyage final, le mardi. Le mercredi, l’équipe a fait les retouches, étage par étage, derrière les peintres.',
      },
    },
  },
  {
    slug: 'day-cleaning-returns',
    category: 'industry-updates',
    date: '2024-11-01',
    minutes: 3,
    tags: ['nights'],
    picture: print('carpetCleaning'),
    words: {
      'en-CA': {
        title: 'Day cleaning is back',
        excerpt: 'More managers want to see who cleans. Noise, lighting and the wait for the elevator all change with it.',
      },
      'fr-CA': {
        title: 'L’entretien de jour revient',
        excerpt: 'De plus en plus de gestionnaires veulent voir qui fait l’entretien. Le bruit, l’éclairage et l’attente à l’ascenseur s’en ressentent.',
      },
    },
  },
];
