import { business } from '../../site/business.ts';
import type { Locale } from '../../site/i18n/locale.ts';

/** Whole words; or a pattern, where a number or a name in them depends on the articles. */
export type Words = string | RegExp;

/** Words in each language. */
type InBoth = Readonly<Record<Locale, readonly Words[]>>;

/** What a page has to show: names, figures and promises as the specification gives them, written out once more. */
export interface Demand {
  /** Without a language: an address, or a pattern of the route table, all of whose pages have to show it. */
  readonly page: string;
  /** The id of the heading that names the section; a section inside it is another. Or the footer. Default: the main part. */
  readonly section?: string;
  /** Elements in it, by name; or by two names, the second below the first: `ul li`. */
  readonly each?: string;
  /** How many of these there are. */
  readonly count?: number;
  /** With which words each of them begins, in order; there are no others. Nothing stands for any. */
  readonly list?: InBoth;
  /** What is said in each of them, or, without `each`, somewhere in the section. */
  readonly say?: InBoth;
  /** Where its links lead, without a language. */
  readonly leads?: readonly string[];
}

const both = (english: readonly Words[], french: readonly Words[]): InBoth => ({ 'en-CA': english, 'fr-CA': french });
const same = (...words: readonly Words[]): InBoth => both(words, words);

/** What every service page has. */
const servicePage = (page: string, audiences: readonly [section: string, each: string, count: number]): readonly Demand[] => [
  { page, section: 'process', each: 'li', count: 3 },
  { page, section: 'questions', each: 'details', count: 5 },
  { page, section: 'benefits', each: 'li', count: 4 },
  { page, section: audiences[0], each: audiences[1], count: audiences[2] },
  { page, section: 'closing', leads: ['/get-quote', '/services'] },
];

const services: readonly Demand[] = [
  ...servicePage('/services/office-cleaning', ['types', 'li', 3]),
  { page: '/services/office-cleaning', section: 'order', each: 'li', count: 11 },
  { page: '/services/office-cleaning', section: 'process', each: 'h3', list: both(['Onboarding & Site Walk', 'Week-1 Stabilization', 'Ongoing QA'], ['Accueil et tour des lieux', 'Semaine de rodage', 'Contrôle continu de la qualité']) },
  { page: '/services/office-cleaning', section: 'types', each: 'h3', list: both(['Corporate', 'Medical and professional', 'Co-working'], ['Sièges sociaux', 'Bureaux médicaux et professionnels', 'Espaces de cotravail']) },
  { page: '/services/office-cleaning', section: 'portal', each: 'h2', list: both(['Dedicated Supervisor & Client Portal'], ['Votre responsable et le portail client']) },
  { page: '/services/office-cleaning', section: 'portal', each: 'dt', list: both(['Schedule', 'Inspection reports', 'Requests', 'Messages', 'Service history'], ['Horaire', 'Rapports d’inspection', 'Demandes', 'Messages', 'Historique du service']) },
  { page: '/services/office-cleaning', section: 'portal', say: both(['24 hours'], ['24 heures']) },
  { page: '/services/office-cleaning', section: 'clients', each: 'blockquote', count: 2 },

  ...servicePage('/services/building-cleaning', ['types', 'li', 3]),
  { page: '/services/building-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/building-cleaning', section: 'process', each: 'h3', list: both(['Daily Essentials', 'Weekly/Monthly Deep Cycle', 'Seasonal Projects'], ['L’essentiel au quotidien', 'Grand ménage par rotation', 'Projets saisonniers']) },
  { page: '/services/building-cleaning', section: 'record', each: 'h3', list: both(['Resident communication', 'Incident logging'], ['Communication avec les résidents', 'Registre des incidents']) },
  { page: '/services/building-cleaning', section: 'types', each: 'h3', list: both(['Residential condos', 'Mixed-use', 'Commercial'], ['Copropriétés résidentielles', 'Immeubles mixtes', 'Immeubles commerciaux']) },
  { page: '/services/building-cleaning', section: 'clients', each: 'blockquote', count: 2 },

  ...servicePage('/services/warehouse-cleaning', ['types', 'li', 4]),
  { page: '/services/warehouse-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/warehouse-cleaning', section: 'process', each: 'h3', list: both(['Safety & Hazard Review', 'Zone-Based Service', 'Monthly Audit'], ['Revue de', 'Service par zone', 'Audit mensuel']) },
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
  { page: '/services/warehouse-cleaning', section: 'clients', each: 'blockquote', count: 1 },

  ...servicePage('/services/post-construction', ['who', 'li', 4]).filter(({ section }) => section !== 'process'),
  { page: '/services/post-construction', section: 'phases', each: 'h3', list: both(['Rough Clean', 'Detail Clean', 'Final Touch-Up'], ['Gros nettoyage', 'Nettoyage de détail', 'Retouches finales']) },
  { page: '/services/post-construction', section: 'days', say: both(['1 to 3 days'], ['1 à 3 jours']) },
  { page: '/services/post-construction', section: 'site', each: 'h2', list: both(['Project coordination'], ['Coordination de projet']) },
  { page: '/services/post-construction', section: 'clients', each: 'blockquote', count: 1 },

  ...servicePage('/services/specialized-add-ons', ['sets', 'h3', 3]),
  { page: '/services/specialized-add-ons', section: 'process', each: 'h3', list: both(['Scope Confirmation', 'Scheduled Window', 'Completion Sign-Off'], ['Confirmation de la portée', 'Plage réservée', 'Approbation des travaux']) },
  { page: '/services/specialized-add-ons', section: 'wet', each: 'h3', list: both(['Kitchen', 'Washroom', 'Disinfection'], ['Cuisine', 'Salle de toilettes', 'Désinfection']) },
  { page: '/services/specialized-add-ons', section: 'soft', each: 'h3', list: both(['Carpet', 'Floors', 'Upholstery'], ['Tapis', 'Planchers', 'Meubles rembourrés']) },
  { page: '/services/specialized-add-ons', section: 'outside', each: 'h3', list: both(['Windows', 'Pressure washing'], ['Vitres', 'Lavage à pression']) },
  { page: '/services/specialized-add-ons', section: 'tenants', each: 'h3', list: both(['Move-in and move-out'], ['Arrivée et départ']) },
  { page: '/services/specialized-add-ons', section: 'clients', each: 'blockquote', count: 3 },

  ...servicePage('/services/duct-ventilation-cleaning', ['when', 'h4', 4]),
  { page: '/services/duct-ventilation-cleaning', section: 'tasks', each: 'li', count: 12 },
  { page: '/services/duct-ventilation-cleaning', section: 'process', each: 'h3', list: both(['Assessment & Access', 'Source Removal', 'Verification'], ['Évaluation et accès', 'Élimination à la source', 'Vérification']) },
  { page: '/services/duct-ventilation-cleaning', section: 'partner', say: same(business.ductPartner) },
  { page: '/services/duct-ventilation-cleaning', section: 'partner', say: both(['Uno supervisor'], ['responsable']) },
  { page: '/services/duct-ventilation-cleaning', section: 'when', say: both(['every 2 to 3 years'], ['tous les 2 à 3 ans']) },
  { page: '/services/duct-ventilation-cleaning', section: 'clients', each: 'blockquote', count: 3 },
];

/** Each of the six industries: what it needs in a list, its challenge, its note. */
const industries = [
  ['offices', 'Corporate offices', 'Bureaux'],
  ['healthcare', 'Healthcare', 'Santé'],
  ['retail', 'Retail', 'Commerce de détail'],
  ['food', 'Restaurants and food service', 'Restauration'],
  ['education', 'Education', 'Éducation'],
  ['manufacturing', 'Manufacturing and industrial', 'Usines et industrie'],
].flatMap(([section = '', english = '', french = '']): Demand[] => [
  { page: '/industries', section, each: 'h2', list: both([english], [french]) },
  { page: '/industries', section, each: 'ul li', count: 4 },
  { page: '/industries', section, say: both(['Industry challenge', 'Eco note'], ['Défi du secteur', 'Note environnementale']) },
]);

const full = ['Downtown Montréal', 'Old Montréal', 'Plateau Mont-Royal', 'Mile End', 'Outremont', 'Westmount', 'Côte-des-Neiges', 'NDG', 'Verdun', 'Saint-Laurent', 'Saint-Léonard', 'Rosemont–La Petite-Patrie', 'Villeray', 'Hochelaga-Maisonneuve', 'Mercier', 'Ahuntsic-Cartierville', 'Anjou', 'LaSalle', 'Lachine'];
const available = ['Dorval', 'Pointe-Claire', 'West Island', 'Laval', 'South Shore'];

/** Where French has a name of its own. */
const french: Readonly<Record<string, string>> = {
  'Downtown Montréal': 'Centre-ville de Montréal',
  'Old Montréal': 'Vieux-Montréal',
  'Plateau Mont-Royal': 'Plateau-Mont-Royal',
  NDG: 'Notre-Dame-de-Grâce',
  'West Island': 'Ouest-de-l’Île',
  'South Shore': 'Rive-Sud',
};

const marked = (mark: string, areas: readonly string[]): readonly string[] => areas.map((area) => `${area} ${mark}`);
const inFrench = (areas: readonly string[]): readonly string[] => areas.map((area) => french[area] ?? area);

const others: readonly Demand[] = [
  { page: '/', section: 'opening', each: 'h1', say: both(['trusted consistent sustainable reliable professional'], ['de confiance constant durable fiable professionnel']) },
  { page: '/', section: 'services', each: 'li', count: 5 },
  { page: '/', section: 'why', each: 'h3', count: 4 },
  { page: '/', section: 'process', each: 'ol li', list: same('01', '02', '03', '04') },
  { page: '/', section: 'process', each: 'ul li', count: 3 },
  { page: '/', section: 'testimonials', each: 'blockquote', count: 6 },
  { page: '/', section: 'footer', say: both(['Licensed & Insured', 'Certified Teams', 'Eco-Certified Products', '© 2025'], ['Permis et assurances en règle', 'Équipes certifiées', 'Produits écocertifiés', '© 2025']) },
  {
    page: '/',
    section: 'footer',
    say: both(['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Greater Montréal Area'], ['Centre-ville de Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Grand Montréal']),
  },
  { page: '/', section: 'footer', say: both(['Monday to Friday, 8 AM to 6 PM', '24/7'], ['Du lundi au vendredi, de 8 h à 18 h', '24 heures sur 24, 7 jours sur 7']) },

  { page: '/services', each: 'article', count: 6 },
  { page: '/services', each: 'article ul', count: 6 },
  { page: '/services', each: 'article', say: both(['Industry challenge', 'Eco note', 'Learn more'], ['La difficulté', 'Note environnementale', 'En savoir plus']) },
  { page: '/services', section: 'areas', each: 'h3', list: both(['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'West Island'], inFrench(['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'West Island'])) },
  { page: '/services', section: 'closing', leads: ['/get-quote', '/services/specialized-add-ons'] },

  ...industries,
  { page: '/industries', section: 'expertise', each: 'h3', list: both(['Compliance Ready', 'Custom Protocols', 'Safety & Training'], ['Dossier de conformité', 'Protocoles par zone', 'Sécurité et formation']) },
  { page: '/industries', section: 'closing', leads: ['/contact', '/why-partner'] },

  {
    page: '/why-partner',
    section: 'differences',
    each: 'h3',
    list: both(['In-house staff', 'Responsive support', 'Local accountability', 'Transparent client portal', 'Sustainable practices'], ['Personnel à notre emploi', 'Délais de réponse', 'Responsabilité locale', 'Portail client transparent', 'Pratiques durables']),
  },
  { page: '/why-partner', section: 'guarantees', each: 'h3', list: both(['24-Hour Proposal', 'Satisfaction Guarantee', 'Flexible Contracts'], ['Soumission en 24 heures', 'Satisfaction garantie', 'Contrats souples']) },
  { page: '/why-partner', section: 'client', each: 'blockquote', count: 1 },
  { page: '/why-partner', each: 'table', count: 1 },
  { page: '/why-partner', section: 'closing', leads: ['/contact', '/services'] },

  { page: '/about', section: 'figures', each: 'li', list: both(['5+ years', '200+ business partners', '24/7 emergency response', '100% satisfaction guarantee'], ['5+', '200+', '', '100 %']) },
  { page: '/about', section: 'values', each: 'h3', list: both(['Professionalism', 'Partnership', 'Local expertise', 'Sustainability'], ['Professionnalisme', 'Partenariat', 'Connaissance du terrain', 'Développement durable']) },
  ...['mission', 'story', 'team', 'montreal'].map((section) => ({ page: '/about', section, each: 'h2', count: 1 })),
  { page: '/about', section: 'closing', leads: ['/contact', '/services'] },

  { page: '/contact', section: 'coverage', each: 'ul li', list: both([...marked('Full', full), ...marked('Available', available)], [...marked('Complète', inFrench(full)), ...marked('Disponible', inFrench(available))]) },
  { page: '/contact', section: 'figures', each: 'li', list: both(['24/7 emergency response', 'under 30 min average response', '100% coverage guarantee', 'Local teams based in Montréal'], ['', 'moins de 30 min', '100 %', 'D’ici']) },
  { page: '/contact', section: 'ways', each: 'dt', list: both(['Phone', 'Emergency service', 'Email', 'Service area', 'Sustainability'], ['Téléphone', 'Service d’urgence', 'Courriel', 'Territoire', 'Développement durable']) },
  { page: '/contact', section: 'closing', leads: ['/get-quote'] },
];

/** What the company claims and promises, on the pages where it helps a decision: each clock with what it measures. */
const promises: readonly Demand[] = [
  {
    page: '/',
    say: both(
      [
        '24/7', 'vetted, bonded and insured', 'Fully insured, licensed and bonded', 'crews are certified', 'don’t subcontract cleaning crews',
        'service request within 2 hours', 'in under 30 minutes on average', 'within 2 to 3 business days', 'Proposal within 24 hours of the visit', 'No long-term contract is required',
        'clean it again within 24 hours, at no charge', 'Eco-certified products are available on request', 'more than 200 businesses', 'within 24 hours of your request',
      ],
      [
        '24 heures sur 24, 7 jours sur 7', 'cautionnées et assurées', 'Permis, assurances et cautionnement en règle', 'équipe est certifiée', 'sous-traitance',
        '2 heures', 'en moins de 30 minutes en moyenne', '2 à 3 jours ouvrables', 'Soumission dans les 24 heures suivant la visite', 'Aucun contrat à long terme',
        'dans les 24 heures, sans frais', 'produits écocertifiés', 'plus de 200 entreprises', 'dans les 24 heures suivant votre demande',
      ],
    ),
  },
  { page: '/', section: 'why', say: both(['client portal', 'schedule', 'inspection reports with photos', 'requests', 'service history', 'within 24 hours'], ['portail client', 'horaire', 'rapports d’inspection avec photos', 'demandes', 'historique du service', 'dans les 24 heures']) },
  {
    page: '/contact',
    section: 'clocks',
    each: 'li',
    list: both(
      ['A message 24 hours', 'A site visit 2 to 3 business days', 'A proposal 24 hours', 'A client’s service request 2 hours', 'An emergency call Under 30 minutes'],
      ['Un message 24 heures', 'Une visite des lieux 2 à 3 jours ouvrables', 'Une soumission 24 heures', 'Une demande de service 2 heures', 'Un appel d’urgence Moins de 30 minutes'],
    ),
  },
  { page: '/contact', section: 'terms', say: both(['no long-term contract', 'within 24 hours, at no charge'], ['contrat à long terme', 'dans les 24 heures, sans frais']) },
  { page: '/contact', section: 'closing', say: both(['2 to 3 business days', 'within 24 hours of the visit'], ['2 à 3 jours ouvrables', '24 heures suivant la visite']) },
  { page: '/contact', section: 'ways', say: both([business.phoneText['en-CA'], business.email, 'Monday to Friday, 8 AM to 6 PM'], [business.phoneText['fr-CA'].replace('\u00a0', ' '), business.email, 'Du lundi au vendredi, de 8 h à 18 h']) },
  { page: '/get-quote', section: 'next-title', each: 'li', list: both(['Within 24 hours of your request', 'Within 2 to 3 business days of your request', 'Within 24 hours of the visit'], ['Dans les 24 heures suivant votre demande', 'D’ici 2 à 3 jours ouvrables', 'Dans les 24 heures suivant la visite']) },
  { page: '/why-partner', section: 'differences', say: both(['within 2 hours', 'under 30 minutes on average', 'More than 200 business clients', 'More than 5 years'], ['2 heures', 'moins de 30 minutes en moyenne', 'Plus de 200 entreprises', 'Plus de 5 ans']) },
  { page: '/why-partner', section: 'guarantees', say: both(['within 24 hours of the site visit', '2 to 3 business days', 'again within 24 hours', 'no long-term contract'], ['24 heures suivant la visite', '2 à 3 jours ouvrables', 'dans les 24 heures', 'contrat à long terme']) },
  { page: '/about', section: 'values', say: both(['licensed and fully insured', 'certified', 'within 24 hours', 'no long-term contract', 'eco-certified products'], ['permis', 'assurances', 'certifiées', '24 heures', 'contrat à long terme', 'produits écocertifiés']) },
];

/** The words around the articles. */
const blog: readonly Demand[] = [
  { page: '/blog', say: both(['Cleaning Tips', 'Operations', 'Sustainability', 'Case Studies', 'Industry Updates', 'Read more'], ['Conseils d’entretien', 'Exploitation', 'Développement durable', 'Études de cas', 'Actualités du secteur', 'Lire la suite']) },
  { page: '/blog/category/:category', say: both(['Back to All Articles', 'Other Categories', 'Get a Quote'], ['Retour à tous les articles', 'Autres catégories', 'Demander une soumission']) },
  { page: '/blog/category/:category', say: both([/\b(?:1 article|(?!1 )\d+ articles) in this category\b/], [/\b(?:1 article|(?!1 )\d+ articles) dans cette catégorie(?!\p{L})/u]) },
  { page: '/blog/tag/:tag', each: 'h1', list: both([/^Articles tagged “[^”]+”$/], [/^Articles sur « [^»]+ »$/]) },
  { page: '/blog/tag/:tag', say: both(['Related Tags', 'Get a Quote', /\b(?:1 article|(?!1 )\d+ articles) with this tag\b/], ['Sujets voisins', 'Demander une soumission', /\b(?:1 article|(?!1 )\d+ articles) (?:avec|sur) ce sujet\b/]) },
  { page: '/blog/:slug', section: 'quote', each: 'h2', list: both(['Looking for a reliable cleaning partner in Montréal?'], ['Vous cherchez une équipe d’entretien fiable à Montréal?']) },
  { page: '/blog/:slug', section: 'quote', each: 'a', list: both(['Get a Quote'], ['Demander une soumission']) },
  { page: '/blog/winter-entrances', say: both(['Previous Article'], ['Article précédent']) },
  { page: '/blog/first-week-new-crew', say: both(['Previous Article', 'Next Article'], ['Article précédent', 'Article suivant']) },
  { page: '/blog/construction-dust-three-passes', say: both(['Next Article'], ['Article suivant']) },
];

/** Everything that the pages have to show. */
export const demands: readonly Demand[] = [...services, ...others, ...promises, ...blog];
