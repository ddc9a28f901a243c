import type { blogPost as blogPostEn } from '../en/blogPost.ts';
import type { TranslationOf } from '../../i18n/t.ts';
import { categoryNames } from './blog.ts';
import { ecoExcept, inCity, promised, said, says } from '../facts.fr.ts';

export const blogPost = said<TranslationOf<typeof blogPostEn>>({
  ...categoryNames,
  'blogPost.back': 'Retour au blogue',
  'blogPost.by': 'Par {author}',
  'blogPost.minutes': '{count} min de lecture',
  'blogPost.facts': 'À propos de cet article',
  'blogPost.contents': 'Dans cet article',
  'blogPost.tags': 'Sujets de cet article',
  'blogPost.contact': 'Écrire à {name}',
  'blogPost.eco.title': 'Des produits écocertifiés, sur demande',
  'blogPost.eco.text':
    says.ecoCertified ? `Dans un immeuble que nous entretenons, vous pouvez demander des produits qui portent la marque ECOLOGO ou Green Seal, ${ecoExcept}. Dites-le à la visite, et la soumission les nomme un à un.` : '',
  'blogPost.cta.title': `Vous cherchez une équipe d’entretien fiable ${inCity}?`,
  'blogPost.cta.lead':
    promised.siteVisitDays && promised.proposalHours ? 'Nous visitons vos locaux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. Vous recevez la soumission dans les {hours}\u00a0heures suivant la visite.' : 'Nous visitons les lieux, puis vous envoyons une soumission écrite, avec son prix.',
  'blogPost.cta.quote': 'Demander une soumission',
  'blogPost.cta.service': 'Service en lien avec l’article\u00a0:',
  'blogPost.neighbours': 'D’autres articles',
  'blogPost.previous': 'Article précédent',
  'blogPost.next': 'Article suivant',
});
