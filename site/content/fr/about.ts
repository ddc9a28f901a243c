import type { TranslationOf } from '../../i18n/t.ts';
import type { about as english, head as headEnglish } from '../en/about.ts';
import { city, company, ducts, inCity, ofArea } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof headEnglish> = {
  'head.about.title': 'Nos équipes, la vie privée et l’accessibilité',
  'head.about.description':
    `Plus de {clients}\u00a0entreprises ${ofArea} nous confient leurs locaux. Voyez qui les nettoie et ce que nous faisons de vos renseignements.`,
  'head.about.keywords': `${company} entretien ménager ${city}, équipes maison, personnel cautionné, confidentialité, déclaration d’accessibilité`,
};

/** Qui est Uno, et les deux déclarations auxquelles mène le pied de page. */
export const about: TranslationOf<typeof english> = {
  'about.title': 'Les gens qui\u00a0nettoient votre\u00a0immeuble',
  'about.lead': `Plus de {clients}\u00a0entreprises ${ofArea} nous confient leurs locaux. Nous embauchons les équipes qui les entretiennent, vérifions leurs antécédents et les encadrons nous-mêmes.`,

  'about.stats.title': `${company} en quatre chiffres`,
  'about.stats.years': '{years}+',
  'about.stats.years.label': `années de service ${inCity}`,
  'about.stats.partners': '{clients}+',
  'about.stats.partners.label': 'entreprises clientes',
  'about.stats.emergency': '24/7',
  'about.stats.emergency.label': 'réponse aux urgences',
  'about.stats.satisfaction': '100\u00a0%',
  'about.stats.satisfaction.label': 'satisfaction garantie',

  'about.mission.title': 'Notre mission',
  'about.mission.text':
    'Nous gardons propres les lieux de travail et les aires communes, aux jours et aux heures qui conviennent à leurs occupants. Vous savez ce qui est fait et par qui. Ce qui laisse à désirer est refait sans frais, dans les {hours}\u00a0heures suivant votre appel ou votre message.',
  'about.story.title': 'Notre parcours',
  'about.story.text':
    `Depuis plus de {years}\u00a0ans, ${company} entretient des bureaux, des copropriétés, des entrepôts et des chantiers ${inCity} et aux alentours.${ducts ? ' Seuls les conduits et la ventilation sont confiés à une entreprise partenaire, que nous supervisons.' : ''}`,

  'about.values.title': 'Nos valeurs',
  'about.values.professionalism.title': 'Professionnalisme',
  'about.values.professionalism.text': 'Nos permis et nos assurances sont en règle, et nos équipes sont certifiées. Nous inspectons leur travail et vous remettons les rapports, photos à l’appui.',
  'about.values.partnership.title': 'Partenariat',
  'about.values.partnership.text': 'Vous écrivez à votre équipe dans le portail client et recevez une réponse dans les {hours}\u00a0heures. Nous n’exigeons aucun contrat à long terme.',
  'about.values.localExpertise.title': 'Connaissance du terrain',
  'about.values.localExpertise.text': 'Le calcium ronge la pierre et la cire. De décembre au dégel, nous l’enlevons des planchers d’entrée à chaque passage.',
  'about.values.sustainability.title': 'Développement durable',
  'about.values.sustainability.text': 'Sur demande, nous employons des produits écocertifiés, sauf pour désinfecter et décaper.',

  'about.team.title': 'Qui compose votre équipe',
  'about.team.lead': 'Toute votre équipe d’entretien est à notre emploi.',
  'about.team.vetted': 'Nous vérifions les\u00a0antécédents de\u00a0chacun',
  'about.team.bonded': 'Tous sont cautionnés et assurés',
  'about.team.rules': 'Tous connaissent les règles de votre site',
  'about.team.supervised': 'Vous savez qui les dirige',

  'about.proofs.title': 'Certificats et licences',
  'about.proofs.text': '{issuer}, nº\u00a0{number}',
  'about.local.title': `Notre engagement envers ${city}`,
  'about.local.text': 'Nos équipes et leurs responsables sont établis ici. À toute heure, nous répondons à une urgence en moins de {minutes}\u00a0minutes en moyenne.',
  'about.local.areas': 'Où nous travaillons',

  'about.privacy.title': 'Confidentialité',
  'about.privacy.what': 'Ce que nous recueillons',
  'about.privacy.what.text': 'Nous conservons ce que vous écrivez dans nos formulaires, soit votre nom, vos coordonnées et ce que vous nous dites des lieux.',
  'about.privacy.why': 'Pourquoi',
  'about.privacy.why.text': 'Ces renseignements servent seulement à vous répondre, à visiter les lieux et à préparer votre soumission.',
  'about.privacy.who': 'Qui les voit',
  'about.privacy.who.text': 'Ils sont lus par les personnes qui, chez {name}, vous répondent et préparent la visite et la soumission.',
  'about.privacy.where': 'Où ils sont conservés',
  'about.privacy.where.text': 'Ils sont conservés dans notre base de données ({place}).',
  'about.privacy.browser': 'Dans votre navigateur',
  'about.privacy.browser.text':
    'Ce site ne dépose aucun témoin. Votre navigateur retient lui-même la langue et les couleurs du site. Jusqu’à la fermeture de l’onglet, il retient aussi l’heure de votre arrivée et ce que vous écrivez, tant que vous ne l’avez pas envoyé. Pendant une heure, il compte les demandes et les messages que vous avez envoyés.',
  'about.privacy.robots': 'Contre les robots',
  'about.privacy.robots.text':
    'Pendant une heure environ, notre serveur compte les demandes et les messages venus d’une même adresse courriel ou d’un même réseau. L’adresse et le réseau sont remplacés par un code qui ne permet pas de les retrouver.',
  'about.privacy.rights': 'Vos droits',
  'about.privacy.rights.text':
    'Pour consulter, faire corriger ou faire retirer ce que vous avez envoyé, écrivez à {email}. Responsable de la protection des renseignements personnels (Loi\u00a025)\u00a0: {officer}.',

  'about.accessibility.title': 'Accessibilité',
  'about.accessibility.aim':
    'Chaque page doit pouvoir être lue, et chaque demande envoyée, quelle que soit votre façon d’utiliser le Web. Le site est conçu pour respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau\u00a0AA.',
  'about.accessibility.how':
    'Nous vérifions chaque version, dans les deux langues, avec deux outils automatisés, axe et IBM Equal Access. Dans le thème d’origine, les deux vérifient tout; dans les autres, axe vérifie les couleurs. Nous essayons aussi le site au clavier seulement, à un grossissement de 400\u00a0%, avec plus d’espace entre les lettres et les lignes, et dans les couleurs de votre système. Le thème à contraste élevé se choisit au pied de chaque page.',
  'about.accessibility.limits':
    'Si un formulaire ne peut pas être envoyé sans JavaScript, la page donne notre numéro de téléphone et notre adresse courriel, et nous notons votre demande avec vous.',
  'about.accessibility.write': 'Si quelque chose vous gêne, appelez au {phone} ou écrivez-nous. Nous vous répondons dans les {hours}\u00a0heures.',
  'about.accessibility.reviewed': 'Révisé le {date}',

  'about.cta.title': 'Demandez-nous qui\u00a0dirigerait votre équipe.',
  'about.cta.lead': 'Nous répondons dans les {hours}\u00a0heures suivant votre message.',
  'about.cta.contact': 'Nous écrire',
  'about.cta.services': 'Voir les services',
};
