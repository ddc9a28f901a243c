import { acknowledgementLetter } from '../../server/notify/message.ts';
import type { Table } from '../../server/tables.ts';
import { articlesIn } from '../../site/blog/articles.ts';
import { serviceOfArticle } from '../../site/blog/serviceOfArticle.ts';
import { slugOf } from '../../site/blog/slug.ts';
import { business } from '../../site/business.ts';
import { nav as navInEnglish } from '../../site/content/en/nav.ts';
import { nav as navInFrench } from '../../site/content/fr/nav.ts';
import { testimonials, testimonialsFor } from '../../site/content/testimonials.ts';
import { coverageAreas, describedAreas, footerAreas } from '../../site/coverage.ts';
import { type Locale, localePath, neutralPath } from '../../site/i18n/locale.ts';
import { openingHoursLine } from '../../site/i18n/openingHours.ts';
import { routes } from '../../site/routes.ts';
import { isOffered, services as offered, servicesNotOffered } from '../../site/services.ts';
import { attributesOf, type HTMLElement, type ParsedPage, readPages, visibleTextOf } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** Whole words, or a pattern if a number or name in them depends on the articles. */
type Words = string | RegExp;

/** Words in each language. */
type InBoth = Readonly<Record<Locale, readonly Words[]>>;

/** What a page must show. Names, places, hours and promises come from the company's facts, which `tests/unit/specification.test.ts` compares with the specification. */
interface PageRequirement {
  /** A path without language, or a pattern of the route table, for all its pages. */
  readonly page: string;
  /** The id of the section's heading (sections inside it do not count), or `footer`. Default: the main part. */
  readonly section?: string;
  /** The selector of the elements to check. */
  readonly each?: string;
  /** The required number of these elements. */
  readonly count?: number;
  /** The words with which each element begins, in order; their number must match. An empty text matches any. */
  readonly list?: InBoth;
  /** The texts required in each element, or, without `each`, somewhere in the section. */
  readonly texts?: InBoth;
  /** The paths of its links, without language. */
  readonly linksTo?: readonly string[];
}

const both = (english: readonly Words[], french: readonly Words[]): InBoth => ({ 'en-CA': english, 'fr-CA': french });
const inBothLanguages = (...words: readonly Words[]): InBoth => both(words, words);

const { city, cityWith, promises: promised } = business;
const { serviceResponseHours: service, emergencyResponseMinutes: emergency, proposalHours: proposal, messageReplyHours: reply, portalReplyHours: portal, recleanHours: reclean } = promised;
const { siteVisitDays: visit, postConstructionDays: construction, ductYears, clients, years } = promised;

/** Replaces no-break spaces, so that texts can be compared. */
const withOrdinarySpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
const hours = (locale: Locale): string => withOrdinarySpaces(openingHoursLine(business.hours, locale));

/** The requirements of every service page. */
const servicePage = (page: string, clients = testimonialsFor().length): readonly PageRequirement[] => [
  { page, section: 'questions', each: 'details', count: page === '/services/post-construction' && !isOffered('duct') ? 4 : 5 },
  { page, section: 'benefits', each: 'li', count: 4 },
  { page, section: 'clients', each: 'blockquote', count: clients },
  { page, section: 'closing', linksTo: ['/get-quote', '/services'] },
];

const services: readonly PageRequirement[] = [
  ...servicePage('/services/office-cleaning', testimonialsFor('office-cleaning').length),
  { page: '/services/office-cleaning', section: 'order', each: 'li', count: 11 },
  { page: '/services/office-cleaning', section: 'process', each: 'h3', list: both(['Onboarding & Site Walk', 'Week-1 Stabilization', 'Ongoing QA'], ['Accueil et tour des lieux', 'Semaine de rodage', 'Contrôle continu de la qualité']) },
  { page: '/services/office-cleaning', section: 'types', each: 'h3', list: both(['Corporate', 'Medical and professional', 'Co-working'], ['Sièges sociaux', 'Bureaux médicaux et professionnels', 'Espaces de cotravail']) },
  { page: '/services/office-cleaning', section: 'portal', each: 'h2', list: both(['Dedicated Supervisor & Client Portal'], ['Votre superviseur et le portail client']) },
  { page: '/services/office-cleaning', section: 'portal', each: 'dt', list: both(['Schedule', 'Inspection reports', 'Requests', 'Messages', 'Service history'], ['Horaire', 'Rapports d’inspection', 'Demandes', 'Messages', 'Historique du service']) },
  { page: '/services/office-cleaning', section: 'portal', texts: both([`${portal} hours`], [`${portal} heures`]) },

  ...servicePage('/services/building-cleaning', testimonialsFor('building-cleaning').length),
  { page: '/services/building-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/building-cleaning', section: 'process', each: 'h3', list: both(['Daily Essentials', 'Weekly/Monthly Deep Cycle', 'Seasonal Projects'], ['L’essentiel au quotidien', 'Grand ménage par rotation', 'Travaux saisonniers']) },
  { page: '/services/building-cleaning', section: 'record', each: 'h3', list: both(['Resident communication', 'Incident logging'], ['Communication avec les résidents', 'Registre des incidents']) },
  { page: '/services/building-cleaning', section: 'types', each: 'h3', list: both(['Residential condos', 'Mixed-use', 'Commercial'], ['Copropriétés résidentielles', 'Immeubles mixtes', 'Immeubles commerciaux']) },

  ...servicePage('/services/warehouse-cleaning', testimonialsFor('warehouse-cleaning').length),
  { page: '/services/warehouse-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/warehouse-cleaning', section: 'process', each: 'h3', list: both(['Safety & Hazard Review', 'Zone-Based Service', 'Monthly Audit'], ['Analyse des risques', 'Service par zone', 'Audit mensuel']) },
  { page: '/services/warehouse-cleaning', section: 'ehs', each: 'h3', list: both(['GMP', 'ISO', 'CFIA'], ['BPF', 'ISO', 'ACIA']) },
  {
    page: '/services/warehouse-cleaning',
    section: 'types',
    each: 'h3',
    list: both(
      ['Distribution centres', 'Manufacturing plants', 'Food and cold storage', 'Logistics and cross-dock terminals'],
      ['Centres de distribution', 'Usines de fabrication', 'Entrepôts alimentaires et frigorifiques', 'Terminaux logistiques et de transbordement'],
    ),
  },

  ...servicePage('/services/post-construction', testimonialsFor('post-construction').length),
  { page: '/services/post-construction', section: 'who', each: 'li', count: 4 },
  { page: '/services/post-construction', section: 'phases', each: 'h3', list: both(['Rough Clean', 'Detail Clean', 'Final Touch-Up'], ['Gros nettoyage', 'Nettoyage de détail', 'Retouches finales']) },
  { page: '/services/post-construction', section: 'days', texts: both([`${construction.from} to ${construction.to} days`], [`${construction.from} à ${construction.to} jours`]) },
  { page: '/services/post-construction', section: 'site', each: 'h2', list: both(['Project coordination'], ['Coordination de projet']) },

  ...servicePage('/services/specialized-add-ons'),
  { page: '/services/specialized-add-ons', section: 'sets', each: 'h3', count: 3 },
  { page: '/services/specialized-add-ons', section: 'process', each: 'h3', list: both(['Scope Confirmation', 'Scheduled Window', 'Completion Sign-Off'], ['Confirmation des travaux', 'Plage réservée', 'Approbation des travaux']) },
  { page: '/services/specialized-add-ons', section: 'wet', each: 'h3', list: both(['Kitchen', 'Washroom', 'Disinfection'], ['Cuisine', 'Salle de toilettes', 'Désinfection']) },
  { page: '/services/specialized-add-ons', section: 'soft', each: 'h3', list: both(['Carpet', 'Floors', 'Upholstery'], ['Tapis', 'Planchers', 'Meubles rembourrés']) },
  { page: '/services/specialized-add-ons', section: 'outside', each: 'h3', list: both(['Windows', 'Pressure washing'], ['Vitres', 'Lavage sous pression']) },
  { page: '/services/specialized-add-ons', section: 'tenants', each: 'h3', list: both(['Move-in and move-out'], ['Arrivée et départ']) },

  ...servicePage('/services/duct-ventilation-cleaning'),
  { page: '/services/duct-ventilation-cleaning', section: 'when', each: 'h4', count: 4 },
  { page: '/services/duct-ventilation-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/duct-ventilation-cleaning', section: 'process', each: 'h3', list: both(['Assessment & Access', 'Source Removal', 'Verification'], ['Évaluation et accès', 'Extraction des contaminants', 'Vérification']) },
  { page: '/services/duct-ventilation-cleaning', section: 'partner', texts: both([business.ductPartner, `${business.name} supervisor`], [business.ductPartner, 'superviseur']) },
  { page: '/services/duct-ventilation-cleaning', section: 'when', texts: both([`every ${ductYears.from} to ${ductYears.to} years`], [`tous les ${ductYears.from} à ${ductYears.to} ans`]) },
];

/** Each of the six industries: what it needs in a list, its challenge, its note. */
const industries = [
  ['offices', 'Corporate offices', 'Bureaux'],
  ['healthcare', 'Healthcare', 'Santé'],
  ['retail', 'Retail', 'Commerce de détail'],
  ['food', 'Restaurants and food service', 'Restauration'],
  ['education', 'Education', 'Éducation'],
  ['manufacturing', 'Manufacturing and industrial', 'Usines et industrie'],
].flatMap(([section = '', english = '', french = '']): PageRequirement[] => [
  { page: '/industries', section, each: 'h2', list: both([english], [french]) },
  { page: '/industries', section, each: 'ul li', count: 4 },
  { page: '/industries', section, texts: both(['Industry challenge', 'Eco note'], ['Défi du secteur', 'Note environnementale']) },
]);

/** The areas as the contact page lists them, each with the badge of its coverage. */
const coverageTexts = (locale: Locale, full: string, available: string): readonly string[] => coverageAreas.map(({ name, coverage }) => `${name[locale]} ${coverage === 'full' ? full : available}`);

/** What the e-mail to the sender of a form promises: its first sentence, which the page of the form must say too. */
const acknowledgedPromise = (table: Table, locale: Locale): string => withOrdinarySpaces(acknowledgementLetter({ table, lead: {}, locale }, locale).opening[0] ?? '');

/** Each page of a form, and what its e-mail promises; nothing where the company promises no time. */
const acknowledgedPromises = ([['/get-quote', 'quote_requests'], ['/contact', 'contact_messages']] as const).flatMap(([page, table]): PageRequirement[] =>
  reply === undefined ? [] : [{ page, texts: both([acknowledgedPromise(table, 'en-CA')], [acknowledgedPromise(table, 'fr-CA')]) }],
);

const others: readonly PageRequirement[] = [
  { page: '/', section: 'opening', each: 'h1', texts: both(['trusted consistent sustainable reliable professional'], ['de confiance constant durable fiable professionnel']) },
  { page: '/', section: 'services', each: 'li', count: offered.filter(({ name }) => name !== 'duct').length },
  { page: '/', section: 'why', each: 'h3', count: 4 },
  { page: '/', section: 'process', each: 'ol li', list: inBothLanguages('01', '02', '03', '04') },
  { page: '/', section: 'process', each: 'ul li', count: 3 },
  { page: '/', section: 'testimonials', each: 'blockquote', count: testimonials.length },
  { page: '/', section: 'footer', texts: both(['Licensed & Insured', 'Certified Teams', 'Eco-Certified Products', `© ${business.copyrightYear}`], ['Permis et assurances en règle', 'Équipes certifiées', 'Produits écocertifiés', `© ${business.copyrightYear}`]) },
  { page: '/', section: 'footer', texts: both(footerAreas('en-CA'), footerAreas('fr-CA')) },
  { page: '/', section: 'footer', texts: both([hours('en-CA'), '24/7'], [hours('fr-CA'), '24 heures sur 24, 7 jours sur 7']) },

  { page: '/services', each: 'article', count: offered.length },
  { page: '/services', each: 'article ul', count: offered.length },
  { page: '/services', each: 'article', texts: both(['Industry challenge', 'Eco note', 'Learn more'], ['Défi du secteur', 'Note environnementale', 'En savoir plus']) },
  { page: '/services', section: 'areas', each: 'h3', list: both(describedAreas.map(({ name }) => name['en-CA']), describedAreas.map(({ name }) => name['fr-CA'])) },
  { page: '/services', section: 'closing', linksTo: ['/get-quote', ...(isOffered('addOns') ? ['/services/specialized-add-ons'] : [])] },

  ...industries,
  { page: '/industries', section: 'expertise', each: 'h3', list: both(['Compliance Ready', 'Custom Protocols', 'Safety & Training'], ['Dossier de conformité', 'Protocoles par zone', 'Sécurité et formation']) },
  { page: '/industries', section: 'closing', linksTo: ['/contact', '/why-partner'] },

  {
    page: '/why-partner',
    section: 'differences',
    each: 'h3',
    list: both(['In-house staff', 'Responsive support', 'Local accountability', 'Transparent client portal', 'Sustainable practices'], ['Personnel à notre emploi', 'Délais de réponse', 'Des superviseurs d’ici', 'Portail client transparent', 'Pratiques durables']),
  },
  { page: '/why-partner', section: 'guarantees', each: 'h3', list: both([`${proposal}-Hour Proposal`, 'Satisfaction Guarantee', 'Flexible Contracts'], [`Soumission en ${proposal} heures`, 'Satisfaction garantie', 'Contrats souples']) },
  { page: '/why-partner', section: 'client', each: 'blockquote', count: 1 },
  { page: '/why-partner', each: 'table', count: 1 },
  { page: '/why-partner', section: 'closing', linksTo: ['/contact', '/services'] },

  { page: '/about', section: 'figures', each: 'li', list: both([`${years}+ years`, `${clients}+ business partners`, '24/7 emergency response', '100% satisfaction guarantee'], [`${years}+`, `${clients}+`, '', '100 %']) },
  { page: '/about', section: 'values', each: 'h3', list: both(['Professionalism', 'Partnership', 'Local expertise', 'Sustainability'], ['Professionnalisme', 'Partenariat', 'Connaissance du terrain', 'Développement durable']) },
  ...['mission', 'story', 'team', slugOf(city['en-CA'])].map((section) => ({ page: '/about', section, each: 'h2', count: 1 })),
  { page: '/about', section: 'closing', linksTo: ['/contact', '/services'] },

  { page: '/contact', section: 'coverage', each: 'ul li', list: both(coverageTexts('en-CA', 'Full coverage', 'Available'), coverageTexts('fr-CA', 'Couverture complète', 'Disponible')) },
  { page: '/contact', section: 'figures', each: 'li', list: both(['24/7 emergency response', `under ${emergency} min average response`, '100% coverage guarantee', `Local teams based in ${city['en-CA']}`], ['', `moins de ${emergency} min`, '100 %', 'D’ici']) },
  { page: '/contact', section: 'ways', each: 'dt', list: both(['Phone', 'Emergency service', 'Email', 'Service area', 'Sustainability'], ['Téléphone', 'Service d’urgence', 'Courriel', 'Quartiers et villes desservis', 'Développement durable']) },
  { page: '/contact', section: 'closing', linksTo: ['/get-quote'] },
];

/** The company's claims and promises on the pages where visitors need them, each delay with what it measures. */
const promises: readonly PageRequirement[] = [
  {
    page: '/',
    texts: both(
      [
        '24/7', 'vetted and bonded', 'Fully insured, licensed and bonded', 'don’t subcontract cleaning crews',
        `service request within ${service} hours`, `in under ${emergency} minutes on average`, `within ${visit.from} to ${visit.to} business days`, `Proposal within ${proposal} hours of the visit`, 'No long-term contract is required',
        `do that task again within ${reclean} hours of your call or message, at no charge`, 'Eco-certified products are available on request', `more than ${clients} businesses`, `within ${reply} hours of your request`,
      ],
      [
        '24 heures sur 24, 7 jours sur 7', 'cautionnées', 'Permis, assurance complète et cautionnement', 'sous-traitance',
        `${service} heures`, `en moins de ${emergency} minutes en moyenne`, `${visit.from} à ${visit.to} jours ouvrables`, `Soumission dans les ${proposal} heures suivant la visite`, 'Aucun contrat à long terme',
        `dans les ${reclean} heures suivant votre appel ou votre message, sans frais`, 'produits écocertifiés', `plus de ${clients} entreprises`, `dans les ${reply} heures suivant votre demande`,
      ],
    ),
  },
  { page: '/', section: 'why', texts: both(['client portal', 'schedule', 'inspection reports with photos', 'requests', 'service history', `within ${portal} hours`], ['portail client', 'horaire', 'rapports d’inspection avec photos', 'demandes', 'historique du service', `dans les ${portal} heures`]) },
  {
    page: '/contact',
    section: 'clocks',
    each: 'li',
    list: both(
      [`A message ${reply} hours`, `A site visit ${visit.from} to ${visit.to} business days`, `A proposal ${proposal} hours`, `A client’s service request ${service} hours`, `A message in the portal ${portal} hours`, `A task done again ${reclean} hours`, `An emergency call Under ${emergency} minutes`],
      [`Un message ${reply} heures`, `Une visite des lieux ${visit.from} à ${visit.to} jours ouvrables`, `Une soumission ${proposal} heures`, `Une demande de service ${service} heures`, `Un message du portail ${portal} heures`, `Une tâche refaite ${reclean} heures`, `Un appel d’urgence Moins de ${emergency} minutes`],
    ),
  },
  { page: '/contact', section: 'terms', texts: both(['no long-term contract', `within ${reclean} hours of your call or message, at no charge`], ['contrat à long terme', `dans les ${reclean} heures suivant votre appel ou votre message, sans frais`]) },
  { page: '/contact', section: 'closing', texts: both([`${visit.from} to ${visit.to} business days`, `within ${proposal} hours of the visit`], [`${visit.from} à ${visit.to} jours ouvrables`, `${proposal} heures suivant la visite`]) },
  { page: '/contact', section: 'ways', texts: both([business.phoneText['en-CA'], business.email, hours('en-CA')], [withOrdinarySpaces(business.phoneText['fr-CA']), business.email, hours('fr-CA')]) },
  ...acknowledgedPromises,
  { page: '/get-quote', section: 'next-title', each: 'li', list: both([`Within ${reply} hours of your request`, `Within ${visit.from} to ${visit.to} business days of your request`, `Within ${proposal} hours of the visit`], [`Dans les ${reply} heures suivant votre demande`, `Dans un délai de ${visit.from} à ${visit.to} jours ouvrables suivant votre demande`, `Dans les ${proposal} heures suivant la visite`]) },
  { page: '/why-partner', section: 'differences', texts: both([`within ${service} hours`, `under ${emergency} minutes on average`, `More than ${clients} business clients`, `More than ${years} years`], [`${service} heures`, `moins de ${emergency} minutes en moyenne`, `Plus de ${clients} entreprises`, `Plus de ${years} ans`]) },
  { page: '/why-partner', section: 'guarantees', texts: both([`within ${proposal} hours of the site visit`, `${visit.from} to ${visit.to} business days`, `again within ${reclean} hours`, 'no long-term contract'], [`${proposal} heures suivant la visite`, `${visit.from} à ${visit.to} jours ouvrables`, `dans les ${reclean} heures`, 'contrat à long terme']) },
  { page: '/about', section: 'values', texts: both(['licensed and fully insured', 'certified', `within ${portal} hours`, 'no long-term contract', 'eco-certified products'], ['permis', 'entièrement assurés', 'certifiées', `${portal} heures`, 'contrat à long terme', 'produits écocertifiés']) },
];

const slugs = articlesIn('en-CA').map(({ slug }) => slug);
const [newest, second] = slugs;
const oldest = slugs.at(-1);

/** A company elsewhere publishes no article about Montréal, and the case studies are such: the category is listed where it has articles. */
const caseStudies = articlesIn('en-CA').some(({ category }) => category === 'case-studies') ? both(['Case Studies'], ['Études de cas']) : both([], []);

/** The texts around the articles. */
const blog: readonly PageRequirement[] = [
  { page: '/blog', texts: both(['Cleaning Tips', 'Operations', 'Sustainability', 'Industry Updates', 'Read more'], ['Conseils d’entretien', 'Exploitation', 'Développement durable', 'Actualités du secteur', 'Lire la suite']) },
  { page: '/blog', texts: caseStudies },
  { page: '/blog/category/:category/:page?', texts: both(['Back to All Articles', 'Other Categories', 'Get a Quote'], ['Retour à tous les articles', 'Autres catégories', 'Demander une soumission']) },
  { page: '/blog/category/:category/:page?', texts: both([/\b(?:1 article|(?!1 )\d+ articles) in this category\b/], [/\b(?:1 article|(?!1 )\d+ articles) dans cette catégorie(?!\p{L})/u]) },
  { page: '/blog/tag/:tag/:page?', each: 'h1', list: both([/^Articles tagged “[^”]+”$/], [/^Articles sur « [^»]+ »$/]) },
  { page: '/blog/tag/:tag/:page?', texts: both(['Related Tags', 'Get a Quote', /\b(?:1 article|(?!1 )\d+ articles) with this tag\b/], ['Autres sujets', 'Demander une soumission', /\b(?:1 article|(?!1 )\d+ articles) (?:avec|sur) ce sujet\b/]) },
  { page: '/blog/:slug', section: 'quote', each: 'h2', list: both([`Looking for a reliable cleaning partner in ${city['en-CA']}?`], [`Vous cherchez une équipe d’entretien fiable ${cityWith.in}?`]) },
  // After the quote form, the service that the article is about.
  ...articlesIn('en-CA').map((article) => {
    const service = serviceOfArticle(article);
    return { page: `/blog/${article.slug}`, section: 'quote', each: 'a', list: both(['Get a Quote', ...(service ? [navInEnglish[service.key]] : [])], ['Demander une soumission', ...(service ? [navInFrench[service.key]] : [])]) };
  }),
  ...articlesIn('en-CA').flatMap(({ slug, category }) => (category === 'sustainability' ? [{ page: `/blog/${slug}`, texts: both(['Eco-certified products, on request'], ['Des produits écocertifiés, sur demande']) }] : [])),
  { page: `/blog/${newest}`, texts: both(['Previous Article'], ['Article précédent']) },
  { page: `/blog/${second}`, texts: both(['Previous Article', 'Next Article'], ['Article précédent', 'Article suivant']) },
  { page: `/blog/${oldest}`, texts: both(['Next Article'], ['Article suivant']) },
];

/** All requirements. */
const pageRequirements: readonly PageRequirement[] = [...services, ...others, ...promises, ...blog].filter(
  ({ page, section }) => servicesNotOffered.every(({ path }) => path !== page) && (testimonials.length > 0 || !['clients', 'client', 'testimonials'].includes(section ?? '')),
);

/** Whether a text contains, or begins with, these whole words: “ISO” is not in “supervisor”. */
const hasWords = (text: string, words: Words, from: '' | '^' = ''): boolean =>
  (words instanceof RegExp ? words : new RegExp(`${from}(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')).test(text);

/** The part of a page that a requirement is about. */
const sectionOf = ({ root, main }: ParsedPage, section: string | undefined): HTMLElement | null =>
  section === undefined ? main : section === 'footer' ? root.querySelector(section) : main.querySelector(`[aria-labelledby="${section}"]`);

/** The elements of a requirement, without those of a section inside its section. */
const elementsIn = (part: HTMLElement, selector: string): readonly HTMLElement[] =>
  part.querySelectorAll(selector).filter((element) => element.closest('section') === part.closest('section'));

function findingsOf(page: ParsedPage, { section, each, count, list, texts, linksTo = [] }: PageRequirement): string[] {
  const part = sectionOf(page, section);
  const place = section === undefined ? '' : `#${section}: `;
  if (part === null) return [`${place}there is no such section`];
  const parts = each === undefined ? [part] : elementsIn(part, each);
  const wanted = list?.[page.locale].length ?? count;
  const shownTexts = parts.map(visibleTextOf);
  const links = attributesOf(part, 'a', 'href').map((href) => href.split(/[?#]/, 1)[0]);
  return [
    ...(wanted === undefined ? (parts.length > 0 ? [] : [`has no ${each}`]) : wanted === parts.length ? [] : [`has ${parts.length} ${each}, not ${wanted}`]),
    ...(list?.[page.locale] ?? []).flatMap((words, at) => (words === '' || hasWords(shownTexts[at] ?? '', words, '^') ? [] : [`${each} ${at + 1} is “${shownTexts[at]?.slice(0, 60)}”, not “${String(words)}”`])),
    ...(texts?.[page.locale] ?? []).flatMap((words) => (shownTexts.every((text) => hasWords(text, words)) ? [] : [`lacks “${String(words)}”${each === undefined ? '' : ` in a ${each}`}`])),
    ...linksTo.flatMap((path) => (links.includes(localePath(path, page.locale)) ? [] : [`does not lead to ${path}`])),
  ].map((finding) => place + finding);
}

/** The pattern of a page's path. */
const patternOf = ({ name }: ParsedPage): string | undefined => routes.find((route) => route.name === name)?.path;

/** Checks that each page has its required lists, names, figures and promises, in both languages. */
export function listFindings(): readonly ValidatedPage[] {
  const pages = readPages();
  const asked = pages.map((page) => ({ page, own: pageRequirements.filter((requirement) => requirement.page === neutralPath(page.path) || requirement.page === patternOf(page)) }));
  const missing = pageRequirements.filter((requirement) => asked.every(({ own }) => !own.includes(requirement)));
  return [
    ...asked.flatMap(({ page, own }) => (own.length === 0 ? [] : [{ page: `${page.path}, its lists`, findings: own.flatMap((requirement) => findingsOf(page, requirement)) }])),
    { page: 'lists', findings: missing.map((requirement) => `there is no page ${requirement.page}`) },
  ];
}
