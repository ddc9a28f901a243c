import type { blog as blogEn, blogCategory as blogCategoryEn, blogTag as blogTagEn, categoryNames as categoryNamesEn, head as headEn, lists as listsEn } from '../en/blog.ts';
import type { TranslationOf } from '../../i18n/t.ts';

export const head: TranslationOf<typeof headEn> = {
  'head.blog.title': 'Blogue : l’entretien ménager à Montréal',
  'head.blog.description':
    'Des méthodes, des chiffres et des normes pour les gestionnaires d’immeubles de Montréal, par les responsables des équipes de nuit. Cherchez par sujet.',
  'head.blog.keywords': 'blogue entretien ménager commercial, méthodes de nettoyage, planchers, copropriété, normes, Montréal',
  'head.blogPage.title': 'Blogue, page {page}',
  'head.blogPage.description':
    'La page {page} des articles sur l’entretien ménager commercial à Montréal : des méthodes, des chiffres et des normes, par les responsables de nuit.',
  'head.blogPage.keywords': 'blogue entretien ménager commercial, méthodes de nettoyage, Montréal',
  'head.blogCategory.title': '{category} : articles d’entretien',
  'head.blogCategory.description':
    'Tous nos articles classés sous {category} : quoi vérifier, quoi demander et ce qu’il faut y mettre, un immeuble à la fois, à Montréal.',
  'head.blogCategory.keywords': '{category}, entretien ménager commercial, Montréal',
  'head.blogCategoryPage.title': '{category}, page {page}',
  'head.blogCategoryPage.description':
    'La page {page} de nos articles classés sous {category} : quoi vérifier, quoi demander et ce qu’il faut y mettre, un immeuble à la fois.',
  'head.blogCategoryPage.keywords': '{category}, entretien ménager commercial, Montréal',
  'head.blogTag.title': 'Articles sur « {tag} »',
  'head.blogTag.description':
    'Tous nos articles marqués « {tag} » : méthodes, chiffres et normes de l’entretien ménager commercial à Montréal, par les responsables des équipes.',
  'head.blogTag.keywords': '{tag}, entretien ménager commercial, Montréal',
  'head.blogTagPage.title': 'Articles sur « {tag} », page {page}',
  'head.blogTagPage.description':
    'La page {page} de nos articles marqués « {tag} » : méthodes, chiffres et normes de l’entretien ménager commercial, par les responsables.',
  'head.blogTagPage.keywords': '{tag}, entretien ménager commercial, Montréal',
};

export const categoryNames: TranslationOf<typeof categoryNamesEn> = {
  'blog.category.cleaning-tips': 'Conseils d’entretien',
  'blog.category.operations': 'Exploitation',
  'blog.category.sustainability': 'Développement durable',
  'blog.category.case-studies': 'Études de cas',
  'blog.category.industry-updates': 'Actualités du secteur',
  'blog.category.specialized': 'Travaux spécialisés',
};

export const lists: TranslationOf<typeof listsEn> = {
  ...categoryNames,
  'blog.minutes': 'min de lecture',
  'blog.readMore': 'Lire la suite',
  'blog.pages': 'Pages d’articles',
  'blog.previous': 'Précédente',
  'blog.next': 'Suivante',
  'blog.page': 'Page {page}',
  'blog.ways': 'De la lecture au travail',
  'blog.quoteTitle': 'D’abord, une visite',
  'blog.quoteText': 'Nous venons d’ici {from} à {to} jours ouvrables. La soumission suit dans les {hours} heures après la visite.',
  'blog.quote': 'Demander une soumission',
  'blog.services': 'Nos services',
};

export const blog: TranslationOf<typeof blogEn> = {
  ...lists,
  'blog.title': 'Ce que nos équipes savent des immeubles',
  'blog.lead': 'Des méthodes, des chiffres et des normes pour les gestionnaires d’immeubles, par les responsables des équipes de nuit.',
  'blog.shelf': 'Articles par catégorie',
  'blog.count.one': '{count} article',
  'blog.count.other': '{count} articles',
  'blog.search': 'Chercher dans les articles',
  'blog.searchSubmit': 'Chercher',
  'blog.searchClear': 'Effacer la recherche',
  'blog.tags': 'Sujets',
  'blog.articles': 'Tous les articles',
  'blog.articlesPage': 'Tous les articles, page {page}',
  'blog.popular': 'Sujets les plus lus',
  'blog.write': 'Posez-nous une question',
  'blog.writeText': 'Écrivez-nous à propos de votre immeuble. Nous répondons dans les {hours} heures.',
  'blog.writeLink': 'Nous joindre',
};

export const blogCategory: TranslationOf<typeof blogCategoryEn> = {
  ...lists,
  'blog.back': 'Retour à tous les articles',
  'blog.inCategory.one': '{count} article dans cette catégorie',
  'blog.inCategory.other': '{count} articles dans cette catégorie',
  'blog.otherCategories': 'Autres catégories',
  'blog.cleaning-tips.lead': 'Quoi faire sur un plancher, un mur ou un tapis, dans quel ordre, avec quoi.',
  'blog.operations.lead': 'Comment une équipe commence, se fait vérifier et reçoit les clés.',
  'blog.sustainability.lead': 'Ce qu’une étiquette certifie, et comment moins d’eau et de produit nettoient aussi bien.',
  'blog.case-studies.lead': 'Des immeubles composés de plusieurs que nous connaissons, et ce qui y a changé.',
  'blog.industry-updates.lead': 'Ce que demandent les normes et les inspecteurs, et ce qu’il faut écrire au contrat.',
  'blog.specialized.lead': 'Les travaux qui exigent leurs propres outils.',
};

export const blogTag: TranslationOf<typeof blogTagEn> = {
  ...lists,
  'blog.back': 'Retour à tous les articles',
  'blog.tagged': 'Articles sur « {tag} »',
  'blog.withTag.one': '{count} article avec ce sujet',
  'blog.withTag.other': '{count} articles avec ce sujet',
  'blog.relatedTags': 'Sujets voisins',
};
