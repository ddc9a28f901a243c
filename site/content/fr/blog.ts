import type { blog as blogEn, blogCategory as blogCategoryEn, blogTag as blogTagEn, categoryNames as categoryNamesEn, head as headEn, lists as listsEn } from '../en/blog.ts';
import type { TranslationOf } from '../../i18n/t.ts';
import { city, inCity, ofCity, promise, promised, said } from '../facts.fr.ts';

export const head = said<TranslationOf<typeof headEn>>({
  'listHead.blog.title': `Blogue sur l’entretien ménager ${inCity}`,
  'listHead.blog.description':
    `Des méthodes, des chiffres et des normes pour les gestionnaires d’immeubles ${ofCity}, par les gens qui planifient et dirigent le travail de nos équipes.`,
  'listHead.blog.keywords': `blogue entretien ménager commercial, méthodes de nettoyage, planchers, copropriété, normes, ${city}`,
  'listHead.blogPage.title': 'Blogue, page {page}',
  'listHead.blogPage.description':
    `La page {page} des articles sur l’entretien ménager commercial ${inCity}, par les gens qui planifient et dirigent le travail de nos équipes.`,
  'listHead.blogPage.keywords': `blogue entretien ménager commercial, méthodes de nettoyage, ${city}`,
  'listHead.blogCategory.title': '{category} : articles du blogue',
  'listHead.blogCategory.description':
    `Tous nos articles classés sous {category} : ce qu’il faut vérifier, demander et prévoir pour l’entretien ménager d’un immeuble ${ofCity}.`,
  'listHead.blogCategory.keywords': `{category}, entretien ménager commercial, ${city}`,
  'listHead.blogCategoryPage.title': '{category}, page {page}',
  'listHead.blogCategoryPage.description':
    'La page {page} de nos articles classés sous {category} : ce qu’il faut vérifier, demander et prévoir pour l’entretien ménager d’un immeuble.',
  'listHead.blogCategoryPage.keywords': `{category}, entretien ménager commercial, ${city}`,
  'listHead.blogTag.title': 'Articles sur « {tag} »',
  'listHead.blogTag.description':
    `Tous nos articles marqués « {tag} » : l’entretien ménager ${inCity}, par les gens qui planifient et dirigent le travail de nos équipes.`,
  'listHead.blogTag.keywords': `{tag}, entretien ménager commercial, ${city}`,
  'listHead.blogTagPage.title': 'Articles sur « {tag} », page {page}',
  'listHead.blogTagPage.description':
    'La page {page} de nos articles marqués « {tag} » : l’entretien ménager, par les gens qui planifient et dirigent le travail de nos équipes.',
  'listHead.blogTagPage.keywords': `{tag}, entretien ménager commercial, ${city}`,
});

export const categoryNames = said<TranslationOf<typeof categoryNamesEn>>({
  'blog.category.cleaning-tips': 'Conseils d’entretien',
  'blog.category.operations': 'Exploitation',
  'blog.category.sustainability': 'Développement durable',
  'blog.category.case-studies': 'Études de cas',
  'blog.category.industry-updates': 'Actualités du secteur',
  'blog.category.specialized': 'Travaux spécialisés',
});

export const lists = said<TranslationOf<typeof listsEn>>({
  ...categoryNames,
  'blog.minutes': 'min de lecture',
  'blog.readMore': 'Lire la suite',
  'blog.pages': 'Pages d’articles',
  'blog.previous': 'Précédente',
  'blog.next': 'Suivante',
  'blog.page': 'Page {page}',
  'blog.ways': 'De la lecture au travail',
  'blog.quoteTitle': 'D’abord, une visite',
  'blog.quoteText':
    promised.siteVisitDays && promised.proposalHours ? 'Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. La soumission suit dans les {hours}\u00a0heures suivant la visite.' : 'Nous visitons les lieux, puis vous envoyons une soumission écrite, avec son prix.',
  'blog.quote': 'Demander une soumission',
  'blog.services': 'Voir aussi',
});

export const blog = said<TranslationOf<typeof blogEn>>({
  ...lists,
  'blog.title': 'Le blogue de\u00a0l’entretien ménager',
  'blog.lead': 'Méthodes, chiffres et normes pour qui gère un bureau, une copropriété ou une usine. Chaque article est daté.',
  'blog.count.one': '{count} article',
  'blog.count.other': '{count} articles',
  'blog.search': 'Chercher dans les articles',
  'blog.searchSubmit': 'Chercher',
  'blog.searchClear': 'Effacer la recherche',
  'blog.tags': 'Sujets',
  'blog.categories': 'Catégories',
  'blog.active': 'Filtres choisis',
  'blog.noActive': 'Aucun',
  'blog.activeSearch': 'Recherche : « {search} »',
  'blog.remove': 'Retirer le filtre {filter}',
  'blog.clearAll': 'Tout effacer',
  'blog.narrowed': 'Articles trouvés',
  'blog.narrowedPage': 'Articles trouvés, page {page}',
  'blog.found.one': '{count} article sur {total}',
  'blog.found.other': '{count} articles sur {total}',
  'blog.noneFound': 'Aucun article ne répond à vos critères.',
  'blog.noneTitle': 'Aucun article ne correspond aux filtres choisis.',
  'blog.clearFilters': 'Effacer les filtres',
  'blog.noneWays': 'Choisissez une catégorie ou écrivez-nous.',
  'blog.notSearched': 'La recherche n’a pas pu se faire. Vérifiez votre connexion, puis réessayez.',
  'blog.tryAgain': 'Réessayer',
  'blog.noScript': 'La recherche a besoin de JavaScript, qui est désactivé ici. Les catégories et les sujets ont leurs propres pages.',
  'blog.articles': 'Tous les articles',
  'blog.articlesPage': 'Tous les articles, page {page}',
  'blog.popular': 'Sujets les\u00a0plus traités',
  'blog.write': 'Posez-nous une question',
  'blog.writeText': `Écrivez-nous à propos de votre immeuble. ${promise.message}`,
  'blog.writeLink': 'Nous joindre',
});

export const blogCategory = said<TranslationOf<typeof blogCategoryEn>>({
  ...lists,
  'blog.back': 'Retour à tous les articles',
  'blog.inCategory.one': '{count} article dans cette catégorie',
  'blog.inCategory.other': '{count} articles dans cette catégorie',
  'blog.otherCategories': 'Autres catégories',
  'blog.cleaning-tips.lead': 'Comment nettoyer un plancher, un mur ou un tapis, dans quel ordre et avec quoi.',
  'blog.operations.lead': 'Comment commencer avec une équipe d’entretien, vérifier son travail et lui confier les clés.',
  'blog.sustainability.lead': 'Ce que garantit l’étiquette verte d’un produit, et comment nettoyer aussi bien avec moins d’eau et de produit.',
  'blog.case-studies.lead': 'Ces cas sont des exemples inventés. Chacun montre le raisonnement, pour que vous puissiez le suivre avec vos chiffres.',
  'blog.industry-updates.lead': 'Ce que demandent les normes d’entretien et les inspecteurs, et ce qu’il faut écrire au contrat.',
  'blog.specialized.lead': 'Les travaux qui exigent leurs propres outils.',
});

export const blogTag = said<TranslationOf<typeof blogTagEn>>({
  ...lists,
  'blog.back': 'Retour à tous les articles',
  'blog.tagged': 'Articles sur « {tag} »',
  'blog.withTag.one': '{count} article sur ce sujet',
  'blog.withTag.other': '{count} articles sur ce sujet',
  'blog.relatedTags': 'Autres sujets',
});
