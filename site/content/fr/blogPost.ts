import type { blogPost as blogPostEn } from '../en/blogPost.ts';
import type { TranslationOf } from '../../i18n/t.ts';
import { categoryNames } from './blog.ts';
import { inCity } from '../facts.fr.ts';

export const blogPost: TranslationOf<typeof blogPostEn> = {
  ...categoryNames,
  'blogPost.back': 'Retour au blogue',
  'blogPost.by': 'Par {author}',
  'blogPost.minutes': '{count} min de lecture',
  'blogPost.facts': 'À propos de cet article',
  'blogPost.contents': 'Dans cet article',
  'blogPost.tags': 'Sujets de cet article',
  'blogPost.image': 'Image',
  'blogPost.contact': 'Écrire à {name}',
  'blogPost.eco.title': 'Des produits écocertifiés, sur demande',
  'blogPost.eco.text':
    'Dans un immeuble que nous entretenons, vous pouvez demander des produits certifiés ECOLOGO ou Green Seal, sauf pour désinfecter et décaper. Dites-le à la visite, et la soumission les nomme un à un.',
  'blogPost.cta.title': `Vous cherchez une équipe d’entretien fiable ${inCity}?`,
  'blogPost.cta.lead': 'Vous faites une demande, nous venons d’ici {from}\u00a0à\u00a0{to} jours ouvrables, et la soumission arrive dans les {hours} heures suivant la visite.',
  'blogPost.cta.quote': 'Demander une soumission',
  'blogPost.neighbours': 'D’autres articles',
  'blogPost.previous': 'Article précédent',
  'blogPost.next': 'Article suivant',
};
