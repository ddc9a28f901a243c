import type { TranslationOf } from '../../i18n/t.ts';
import type { about as english, head as headEnglish } from '../en/about.ts';
import { allFigures, city, company, ducts, ecoExcept, inArea, inCity, ofArea, ofCompany, promise, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.about.title': `À propos ${ofCompany}, entretien ménager ${inCity}`,
  'head.about.description':
    promised.clients ? `Plus de {clients}\u00a0entreprises ${ofArea} nous confient leurs locaux. Voyez qui les nettoie et ce que nous faisons de vos renseignements.` : `Voyez qui sont les équipes ${ofCompany}, comment elles travaillent ${inArea} et ce que nous faisons de vos renseignements.`,
  'head.about.keywords': `${company} entretien ménager ${city}, équipes maison, personnel cautionné, confidentialité, déclaration d’accessibilité`,
});

/** Qui est Uno, et les deux déclarations auxquelles mène le pied de page. */
export const about = said<TranslationOf<typeof english>>({
  'about.title': 'Les gens qui\u00a0nettoient votre\u00a0immeuble',
  'about.lead':
    promised.clients && says.employees && says.vetted ? `Plus de {clients}\u00a0entreprises ${ofArea} confient leurs locaux à des équipes d’entretien que nous embauchons et encadrons nous-mêmes.` : `Nous entretenons des bureaux, des copropriétés, des entrepôts et des chantiers ${inArea}. Voyez comment nous travaillons.`,

  'about.stats.title': allFigures ? `${company} en quatre chiffres` : `${company} en chiffres`,
  'about.stats.years': '{years}+',
  'about.stats.years.label': `années de service ${inCity}`,
  'about.stats.partners': '{clients}+',
  'about.stats.partners.label': 'entreprises clientes',
  'about.stats.emergency': '24/7',
  'about.stats.emergency.label': 'réponse aux urgences',
  'about.stats.satisfaction': says.reclean ? '100\u00a0%' : '',
  'about.stats.satisfaction.label': says.reclean ? 'satisfaction garantie' : '',

  'about.mission.title': 'Notre mission',
  'about.mission.text': `Nous gardons propres les lieux de travail et les aires communes, aux jours et aux heures qui conviennent à leurs occupants. Vous savez ce qui est fait et par qui. Si une tâche laisse à désirer, dites-nous laquelle. ${promise.reclean}`,
  'about.story.title': 'Notre parcours',
  'about.story.text':
    `${promised.years ? 'Depuis plus de {years}\u00a0ans, ' : ''}${company} entretient des bureaux, des copropriétés, des entrepôts et des chantiers ${inCity} et aux alentours.${ducts ? ' Seuls les conduits et la ventilation sont confiés à une entreprise partenaire, que nous supervisons.' : ''}`,

  'about.values.title': 'Nos valeurs',
  'about.values.professionalism.title': 'Professionnalisme',
  'about.values.professionalism.text':
    says.licensed && says.insured && says.certified ? 'Nous détenons nos permis et sommes entièrement assurés, et nos équipes sont certifiées. Nous inspectons leur travail et vous remettons les rapports, photos à l’appui.' : 'Nous inspectons le travail de nos équipes et vous remettons les rapports, photos à l’appui.',
  'about.values.partnership.title': 'Partenariat',
  'about.values.partnership.text': 'Vous écrivez à votre équipe dans le portail client et recevez une réponse dans les {hours}\u00a0heures. Nous n’exigeons aucun contrat à long terme.',
  'about.values.localExpertise.title': 'Connaissance du terrain',
  'about.values.localExpertise.text': 'Le calcium (sel de voirie) ronge la pierre et la cire. L’hiver, nous l’enlevons des planchers d’entrée avec un neutralisant à calcium.',
  'about.values.sustainability.title': 'Développement durable',
  'about.values.sustainability.text': `Sur demande, nous utilisons des produits écocertifiés, ${ecoExcept}.`,

  'about.team.title': 'Qui compose votre équipe',
  'about.team.lead': 'Toute votre équipe d’entretien est à notre emploi.',
  'about.team.vetted': 'Nous vérifions les\u00a0antécédents de\u00a0chacun',
  'about.team.bonded': 'Tous sont cautionnés',
  'about.team.rules': 'Tous connaissent les règles de votre site',
  'about.team.supervised': 'Vous savez qui les dirige',

  'about.local.title': says.local ? `Notre engagement envers ${city}` : 'Quartiers et villes desservis',
  'about.local.text': `Nos équipes et leurs superviseurs sont établis ici. ${promise.emergency}`,
  'about.local.areas': 'Quartiers et villes desservis',

  'about.privacy.title': 'Confidentialité',
  'about.privacy.what': 'Ce que nous recueillons',
  'about.privacy.what.text': 'Nous conservons ce que vous écrivez dans nos formulaires, soit votre nom, vos coordonnées et ce que vous nous dites des lieux.',
  'about.privacy.why': 'Pourquoi',
  'about.privacy.why.text': 'Ces renseignements servent seulement à vous répondre, à visiter les lieux et à préparer votre soumission.',
  'about.privacy.who': 'Qui les voit',
  'about.privacy.who.text': 'Ils sont lus par les personnes qui, chez {name}, vous répondent et préparent la visite et la soumission.',
  'about.privacy.where': 'Où ils sont conservés',
  'about.privacy.where.text': 'Ils sont conservés dans notre base de données ({place}).',
  'about.privacy.long': 'Combien de temps',
  'about.privacy.long.text': 'Nous les gardons tant qu’il le faut pour vous répondre et, si vous devenez client, pour vous servir. Ensuite, nous les supprimons. Vous pouvez nous demander de le faire plus tôt.',
  'about.privacy.browser': 'Dans votre navigateur',
  'about.privacy.browser.text':
    'Ce site ne dépose aucun témoin. Votre navigateur retient lui-même la langue et les couleurs du site. Jusqu’à la fermeture de l’onglet, il retient aussi l’heure de votre arrivée et ce que vous écrivez, tant que vous ne l’avez pas envoyé. Pendant une heure, il compte les demandes et les messages que vous avez envoyés.',
  'about.privacy.robots': 'Limite d’envoi',
  'about.privacy.robots.text':
    'Pendant une heure environ, notre serveur compte les demandes et les messages venus d’une même adresse courriel ou d’un même réseau. Pour ce compte, il ne garde ni l’adresse courriel ni celle du réseau, mais un code brouillé, obtenu avec une valeur secrète.',
  'about.privacy.rights': 'Vos droits',
  'about.privacy.rights.text':
    'Pour consulter, faire corriger ou faire supprimer ce que vous avez envoyé, ou pour retirer votre consentement, écrivez à {email}. Responsable de la protection des renseignements personnels (Loi\u00a025)\u00a0: {officer}.',
  'about.privacy.complaint': 'Plaintes',
  'about.privacy.complaint.text': 'Si nous refusons de vous donner accès à vos renseignements ou de les corriger, vous avez 30\u00a0jours pour demander à la Commission d’accès à l’information du Québec d’examiner la mésentente. Pour tout autre manquement, vous pouvez lui adresser une plainte (cai.gouv.qc.ca).',

  'about.accessibility.title': 'Accessibilité',
  'about.accessibility.aim': 'Chaque page doit pouvoir être lue, et chaque demande envoyée, quelle que soit votre façon d’utiliser le Web. Le site est conçu pour respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau AA. Aucun auditeur externe ne l’a vérifié\u00a0: nous ne déclarons donc pas de conformité et disons ici ce que nous vérifions nous-mêmes.',
  'about.accessibility.how':
    'Nous vérifions chaque version, dans les deux langues, avec deux outils automatisés, axe et IBM Equal Access. Dans le thème d’origine, nous utilisons les deux outils avec toutes leurs règles; dans les autres, axe vérifie les couleurs. Nous essayons aussi le site au clavier seulement, à un grossissement de 400\u00a0%, avec plus d’espace entre les lettres et les lignes, et dans les couleurs de votre système. Le thème à contraste élevé se choisit au pied de chaque page.',
  'about.accessibility.limits':
    'Si un formulaire ne peut pas être envoyé sans JavaScript, la page donne notre numéro de téléphone et notre adresse courriel, et nous notons votre demande avec vous.',
  'about.accessibility.write': 'Si quelque chose vous gêne, appelez au {phone} ou écrivez-nous. Nous vous répondons dans les {hours}\u00a0heures.',
  'about.accessibility.reviewed': 'Cette déclaration a été revue le {date}.',

  'about.cta.title': 'Demandez-nous qui\u00a0dirigerait votre équipe.',
  'about.cta.lead': promised.messageReplyHours ? 'Nous répondons dans les {hours}\u00a0heures suivant votre message.' : 'Écrivez-nous ou appelez-nous.',
  'about.cta.contact': 'Nous écrire',
  'about.cta.services': 'Voir nos services',
});
