import type { Locale } from '../../site/i18n/locale.ts';

/** What a person wants to do, in both languages. Its words are searched, so they are those that people use. */
type Need = Readonly<Record<Locale, string>>;

const need = (en: string, fr: string): Need => ({ 'en-CA': en, 'fr-CA': fr });

/** The components by what a person wants to do, in the order of the gallery. */
export const needs = {
  open: {
    title: need('Open a page', 'Ouvrir une page'),
    components: {
      Hero: need('Open the home page with a picture: who does what, and where', 'Ouvrir la page d’accueil avec une image\u00a0: qui fait quoi, et où'),
      RotatingWords: need('Change one word of a sentence every few seconds', 'Changer un mot d’une phrase toutes les quelques secondes'),
      PageHeader: need('Open any other page: title, lead, picture, buttons', 'Ouvrir toute autre page\u00a0: titre, chapeau, image, boutons'),
      PageTitle: need('Set a page’s title and lead in an opening of your own', 'Poser le titre et le chapeau dans une ouverture à soi'),
      Heading: need('Set a heading whose size is not its level', 'Poser un titre dont la taille n’est pas le niveau'),
      Announcement: need('Announce closing days, a holiday or a storm to everyone', 'Annoncer à tous des jours de fermeture, un congé, une tempête'),
    },
  },
  navigate: {
    title: need('Find the way', 'S’orienter'),
    components: {
      Header: need('Put logo, menu, language and one button at the top of every page', 'Mettre logo, menu, langue et un bouton en haut de chaque page'),
      NavigationMenu: need('Show the main links, some of them in a panel', 'Montrer les liens principaux, certains dans un panneau'),
      MobileMenu: need('Show the menu on a phone', 'Montrer le menu sur un téléphone'),
      Breadcrumb: need('Show where a page is in the site', 'Montrer où se trouve une page dans le site'),
      Footer: need('End every page with addresses and links', 'Terminer chaque page avec adresses et liens'),
      LanguageToggle: need('Go to the same page in the other language', 'Passer à la même page dans l’autre langue'),
      LanguageOffer: need('Offer the language that the visitor seems to read', 'Proposer la langue que le visiteur semble lire'),
      FloatingCallButton: need('Keep a button to call in reach on phones', 'Garder un bouton d’appel à portée sur téléphone'),
      Pagination: need('Divide a long list into pages', 'Diviser une longue liste en pages'),
      Tabs: need('Show one of several parts at a time', 'Montrer une partie à la fois parmi plusieurs'),
      SkipLink: need('Let the keyboard skip the header', 'Laisser le clavier sauter l’en-tête'),
      Link: need('Link through your router', 'Faire un lien par votre routeur'),
      Wordmark: need('Show the company’s name and mark', 'Montrer le nom et la marque de l’entreprise'),
      ThemePicker: need('Let visitors choose colours: dark, high contrast', 'Laisser choisir les couleurs\u00a0: sombre, contraste élevé'),
    },
  },
  present: {
    title: need('Present what you offer', 'Présenter ce que vous offrez'),
    components: {
      ServiceCard: need('Lead to several services with pictures, side by side', 'Mener à plusieurs services en images, côte à côte'),
      Card: need('Put things into boxes side by side, each leading to a page', 'Mettre des choses en cartes côte à côte, chacune menant à une page'),
      ServiceBlock: need('Describe a service at length', 'Décrire un service en détail'),
      IndustryCard: need('Say which industries you serve, and what each needs', 'Dire quels secteurs vous servez, et ce qu’il faut à chacun'),
      AudienceCard: need('Say whom a service is for', 'Dire à qui s’adresse un service'),
      Checklist: need('List what is included, with how often', 'Énumérer ce qui est compris, et à quelle fréquence'),
      ProcessSteps: need('Show the steps of a process, in order', 'Montrer les étapes d’un processus, dans l’ordre'),
      Phases: need('Show one place before, during and after', 'Montrer un même lieu avant, pendant et après'),
      CoverageGrid: need('List cities or areas, each with a badge', 'Énumérer des villes ou des secteurs, chacun avec un badge'),
      PictureBand: need('Put a large picture beside text, from edge to edge', 'Mettre une grande image à côté d’un texte, bord à bord'),
      ImageWithFallback: need('Show a picture that may fail to load', 'Montrer une image qui pourrait ne pas se charger'),
    },
  },
  convince: {
    title: need('Give reasons', 'Donner des raisons'),
    components: {
      Testimonial: need('Quote a person, with a rating', 'Citer une personne, avec une note'),
      StatCounter: need('Count up large figures about the company', 'Compter de grands chiffres sur l’entreprise'),
      ComparisonTable: need('Compare two offers or more, point by point', 'Comparer deux offres ou plus, point par point'),
      Differentiator: need('Explain what makes you different, with a figure each', 'Expliquer ce qui vous distingue, chiffre à l’appui'),
      BenefitList: need('List the benefits for the customer', 'Énumérer les avantages pour le client'),
      GuaranteeCard: need('State a guarantee and its terms', 'Énoncer une garantie et ses conditions'),
      PartnerBadge: need('Name a partner who does part of the work', 'Nommer un partenaire qui fait une partie du travail'),
      TrustTicks: need('Line up short assurances with ticks', 'Aligner de courtes assurances cochées'),
      Accordion: need('Answer frequently asked questions, or hide details that open below', 'Répondre aux questions fréquentes, ou replier des détails qui s’ouvrent dessous'),
      CallToAction: need('Close a page with a request and the number to call', 'Clore une page avec une invitation et le numéro à appeler'),
      ContactPanel: need('Show how to reach you: phone, e-mail, hours, address', 'Montrer comment vous joindre\u00a0: téléphone, courriel, heures, adresse'),
    },
  },
  publish: {
    title: need('Publish articles', 'Publier des articles'),
    components: {
      BlogCard: need('List articles with picture, date and minutes', 'Lister des articles avec image, date et minutes'),
      ArticleHeader: need('Begin an article', 'Commencer un article'),
      ContentsList: need('List the parts of a long text', 'Lister les parties d’un long texte'),
      Prose: need('Set the text of an article', 'Composer le texte d’un article'),
      Callout: need('Set a tip, a warning or a fact apart from the text', 'Détacher du texte un conseil, une mise en garde, un fait'),
      AuthorCard: need('Show who wrote an article', 'Montrer qui a écrit un article'),
      ArticleNavigation: need('Lead to the previous and the next article', 'Mener à l’article précédent et au suivant'),
      CategoryBadge: need('Show an article’s category', 'Montrer la catégorie d’un article'),
      TagChip: need('Show an article’s topics', 'Montrer les sujets d’un article'),
    },
  },
  search: {
    title: need('Search and filter', 'Chercher et filtrer'),
    components: {
      SearchField: need('Search the pages of the site', 'Chercher dans les pages du site'),
      FilterChips: need('Filter a list, and show the active filters', 'Filtrer une liste, et montrer les filtres actifs'),
      ResultCount: need('Say how many results there are', 'Dire combien il y a de résultats'),
      EmptyState: need('Say that a list is empty, and what to do', 'Dire qu’une liste est vide, et quoi faire'),
    },
  },
  ask: {
    title: need('Ask', 'Demander'),
    components: {
      Form: need('Put the fields of a form together, check them and send them', 'Réunir les champs d’un formulaire, les vérifier et les envoyer'),
      TextField: need('Ask for one line: a name, an e-mail address, a date', 'Demander une ligne\u00a0: un nom, un courriel, une date'),
      TextArea: need('Ask for a message of several lines', 'Demander un message de plusieurs lignes'),
      CharacterCount: need('Limit the length of a text, and count the characters left', 'Limiter la longueur d’un texte, et compter les caractères restants'),
      NumberStepper: need('Count something: how many rooms, people, copies', 'Compter quelque chose\u00a0: combien de pièces, de personnes, d’exemplaires'),
      RadioGroup: need('Choose one of a few answers', 'Choisir une réponse parmi quelques-unes'),
      Select: need('Choose one of many answers', 'Choisir une réponse parmi beaucoup'),
      Checkbox: need('Ask yes or no: agree, include', 'Demander oui ou non\u00a0: accepter, inclure'),
      CheckboxGroup: need('Choose several answers', 'Choisir plusieurs réponses'),
      SchedulePicker: need('Choose days and how often: a weekly schedule', 'Choisir des jours et une fréquence\u00a0: un horaire hebdomadaire'),
      Field: need('Give a control of your own a label, a hint, an error', 'Donner à un contrôle à soi une étiquette, une indication, une erreur'),
      Steps: need('Show the steps of a long form', 'Montrer les étapes d’un long formulaire'),
      ReviewSummary: need('Let people check their answers before they send', 'Laisser vérifier les réponses avant l’envoi'),
      Button: need('Press to do something, or go somewhere', 'Appuyer pour faire quelque chose, ou aller quelque part'),
      SubmitButton: need('Send a form, and show that it is being sent', 'Envoyer un formulaire, et montrer que l’envoi est en cours'),
    },
  },
  say: {
    title: need('Say what happened', 'Dire ce qui se passe'),
    components: {
      ErrorBox: need('Show the errors of a form, with links to the fields', 'Montrer les erreurs d’un formulaire, avec des liens vers les champs'),
      Dialog: need('Ask before something is done: confirm, choose', 'Demander avant d’agir\u00a0: confirmer, choisir'),
      SuccessPanel: need('Say thanks: it was sent, and what happens next', 'Dire merci\u00a0: c’est envoyé, et voici la suite'),
      NoticeBox: need('Say that something is unavailable, and give another way', 'Dire que quelque chose n’est pas offert, et donner un autre moyen'),
      Badge: need('Label the status of a thing: new, paid, late', 'Étiqueter l’état d’une chose\u00a0: nouveau, payé, en retard'),
      StatusRegion: need('Announce a change to screen readers', 'Annoncer un changement aux lecteurs d’écran'),
      ErrorFallback: need('Replace a page that crashed', 'Remplacer une page qui a planté'),
    },
  },
  arrange: {
    title: need('Arrange', 'Disposer'),
    components: {
      Page: need('Frame a page: header, content, footer', 'Encadrer une page\u00a0: en-tête, contenu, pied'),
      Section: need('Divide a page into bands of colour', 'Diviser une page en bandes de couleur'),
      Text: need('Set a paragraph larger, smaller or softer', 'Poser un paragraphe plus grand, plus petit, plus doux'),
      Grid: need('Put things in columns', 'Mettre des choses en colonnes'),
      Stack: need('Put things one below the other', 'Mettre des choses l’une sous l’autre'),
      Cluster: need('Put things side by side, and wrap', 'Mettre des choses côte à côte, avec retour à la ligne'),
      RowList: need('List rows with a title and a text', 'Lister des rangées avec un titre et un texte'),
      DescriptionList: need('Pair terms with their values', 'Associer des termes à leurs valeurs'),
      NoBreak: need('Keep a telephone number on one line', 'Garder un numéro de téléphone sur une ligne'),
      VisuallyHidden: need('Say something to screen readers alone', 'Dire quelque chose aux seuls lecteurs d’écran'),
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Need; readonly components: Readonly<Record<string, Need>> }>>;

/** What the library does not have, by the words that people search, and what to use. */
export const missing: readonly { readonly what: Need; readonly use: readonly string[]; readonly how: Need }[] = [
  { what: need('tooltip, popover, help bubble', 'infobulle, bulle d’aide'), use: ['Field'], how: need('Write the help as the hint of the field: everyone sees it, on a phone too.', 'Écrivez l’aide comme indication du champ\u00a0: chacun la voit, aussi sur téléphone.') },
  { what: need('toast, snackbar, temporary message', 'message éphémère, notification flottante'), use: ['StatusRegion', 'NoticeBox'], how: need('A message that leaves by itself is missed. Keep it on the page, and announce it.', 'Un message qui disparaît seul se perd. Gardez-le dans la page, et annoncez-le.') },
  { what: need('carousel, slider, slideshow, gallery of photos', 'carrousel, diaporama, galerie de photos'), use: ['Grid', 'Phases'], how: need('Show the pictures at once: few people press to the second.', 'Montrez les images d’un coup\u00a0: peu de gens vont à la deuxième.') },
  { what: need('date picker, choose a date, calendar', 'sélecteur de date, choisir une date'), use: ['TextField', 'SchedulePicker'], how: need('For one date use TextField with type="date": the platform has its own calendar.', 'Pour une date, TextField avec type="date"\u00a0: l’appareil a son propre calendrier.') },
  { what: need('upload a file, attachment, drop zone', 'téléverser un fichier, pièce jointe'), use: ['Field'], how: need('Put an <input type="file"> in a Field.', 'Mettez un <input type="file"> dans un Field.') },
  { what: need('prices, pricing table, plans', 'prix, tarifs, forfaits'), use: ['ComparisonTable', 'DescriptionList'], how: need('Compare plans in a ComparisonTable; list prices in a DescriptionList.', 'Comparez les forfaits dans un ComparisonTable; listez les prix dans un DescriptionList.') },
  { what: need('avatar, team, staff, people', 'portrait, équipe, personnel'), use: ['AuthorCard', 'Grid'], how: need('A Grid of AuthorCards, each with the person’s role.', 'Une Grid d’AuthorCard, chacune avec le rôle de la personne.') },
  { what: need('opening hours', 'heures d’ouverture'), use: ['DescriptionList', 'ContactPanel'], how: need('A DescriptionList: the day is the term, the hours its value.', 'Une DescriptionList\u00a0: le jour est le terme, les heures sa valeur.') },
  { what: need('progress bar, spinner, skeleton, loading', 'barre de progression, chargement'), use: ['SubmitButton', 'StatusRegion'], how: need('SubmitButton shows that it is sending; for anything else announce the end.', 'SubmitButton montre l’envoi en cours; pour le reste, annoncez la fin.') },
  { what: need('data table, sort, spreadsheet', 'tableau de données, tri'), use: ['ComparisonTable', 'Prose'], how: need('ComparisonTable compares a few things; Prose sets a table of an article. Neither sorts.', 'ComparisonTable compare quelques choses; Prose compose le tableau d’un article. Aucun ne trie.') },
];
