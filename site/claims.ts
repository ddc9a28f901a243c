import type { InBothLanguages } from './company/shape.ts';

/** The names of the claims, as `claims` in the facts of the company lists those that are true. */
export const claimNames = ['employees', 'vetted', 'bonded', 'insured', 'licensed', 'certified', 'ecoCertified', 'noLongTermContract', 'reclean', 'emergency', 'portal', 'local'] as const;

/** The name of a claim. */
export type ClaimName = (typeof claimNames)[number];

/** A claim about the company, and the strings that make it. */
export interface Claim {
  /** Left out for how the work is done, which every company's texts describe; the owner confirms it too. */
  readonly name?: ClaimName;
  readonly what: string;
  /** Matches the text of a string that makes the claim. */
  readonly pattern: Readonly<Record<keyof InBothLanguages, RegExp>>;
  /** The keys of all strings that match in either language. `tests/unit/strings.test.ts` fails when one is missing, and when a key no longer matches. */
  readonly keys: readonly string[];
}

/**
 * The claims that the site's texts make about the company. A sentence is left out while the company does not list its claim (`content/said.ts`).
 * Evidence goes to `proofs`.
 */
export const claims: readonly Claim[] = [
  {
    name: 'employees',
    what: 'The people who clean are your employees, and none of their work is subcontracted but the ducts.',
    pattern: { 'en-CA': /our employees?\b|employs the people|payroll|subcontract|in-house/i, 'fr-CA': /notre personnel|à notre emploi|équipes maison|sous-trait|salarié/i },
    keys: [
      'about.team.lead', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'contact.terms.who.text', 'duct.faq.partner.answer',
      'duct.partner.lead', 'head.about.keywords', 'head.whyPartner.description', 'head.whyPartner.keywords', 'head.whyPartner.title',
      'home.why.inHouse.text', 'home.why.inHouse.title', 'industries.cta.whyPartner', 'office.benefits.crew', 'office.benefits.crew.text',
      'postConstruction.benefits.crew', 'postConstruction.benefits.crew.text', 'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.title',
      'whyPartner.lead', 'whyPartner.table.caption', 'whyPartner.table.employer.subcontracted', 'whyPartner.table.inHouse',
      'whyPartner.table.instructions.subcontracted', 'whyPartner.table.price.subcontracted', 'whyPartner.table.subcontracted', 'whyPartner.title',
    ],
  },
  {
    name: 'vetted',
    what: 'Crews are vetted.',
    pattern: { 'en-CA': /\bvet(?:s|ted|ting)\b|background/i, 'fr-CA': /antécédents/i },
    keys: [
      'about.team.vetted', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'hero.badge', 'home.why.lead',
      'industries.education.text', 'industries.expertise.safety.text', 'office.benefits.crew.text', 'postConstruction.benefits.crew.text',
      'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.one', 'whyPartner.table.checks', 'whyPartner.table.checks.inHouse',
    ],
  },
  {
    name: 'bonded',
    what: 'Crews are bonded.',
    pattern: { 'en-CA': /\bbonded\b|\bbonding\b/i, 'fr-CA': /cautionn/i },
    keys: [
      'about.team.bonded', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'head.about.keywords', 'head.whyPartner.keywords', 'hero.badge',
      'home.trust.insured', 'home.why.lead', 'industries.expertise.safety.text', 'office.benefits.crew.text', 'postConstruction.benefits.crew.text',
      'price.faq.insured.answer', 'price.faq.insured.question', 'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.two',
      'whyPartner.table.checks', 'whyPartner.table.checks.inHouse',
    ],
  },
  {
    name: 'insured',
    what: 'The company is fully insured.',
    pattern: { 'en-CA': /\binsured\b|\binsurance\b/i, 'fr-CA': /assuré|assurance/i },
    keys: [
      'about.values.professionalism.text', 'footer.badge.insured', 'home.trust.insured', 'price.faq.breakage.answer',
      'price.faq.insured.answer', 'price.faq.insured.question', 'warehouse.faq.insured.answer', 'warehouse.faq.insured.question', 'whyPartner.lead', 'whyPartner.table.insurance',
      'whyPartner.table.insurance.inHouse',
    ],
  },
  {
    name: 'licensed',
    what: 'The company is licensed.',
    pattern: { 'en-CA': /\blicen[cs]ed\b|\blicences\b/i, 'fr-CA': /\blicences\b|(?:nos|ses) permis|\bpermis(?: et|,)/i },
    keys: ['about.values.professionalism.text', 'footer.badge.insured', 'home.trust.insured'],
  },
  {
    name: 'certified',
    what: 'Crews are certified.',
    pattern: { 'en-CA': /(?<!eco-)\bcertifi(?:ed|cations?)\b/i, 'fr-CA': /(?<!éco)certifi(?:é|cation)/i },
    keys: [
      'about.values.professionalism.text', 'footer.badge.certified', 'whyPartner.differences.sustainable.one',
    ],
  },
  {
    name: 'ecoCertified',
    what: 'Eco-certified products can be had on request.',
    pattern: { 'en-CA': /eco-certified|ECOLOGO|Green Seal/i, 'fr-CA': /écocertifi|ECOLOGO|Green Seal/i },
    keys: [
      'about.values.sustainability.text', 'addOns.faq.products.answer', 'blogPost.eco.text', 'blogPost.eco.title', 'contact.ways.eco.text',
      'footer.badge.eco', 'home.services.lead', 'industries.education.eco', 'office.intro.products', 'postConstruction.site.ours.products',
      'quote.ecoFriendly.label', 'services.building.eco', 'warehouse.faq.products.answer', 'whyPartner.differences.sustainable.one',
      'whyPartner.differences.sustainable.text',
    ],
  },
  {
    name: 'noLongTermContract',
    what: 'No long-term contract is asked for.',
    pattern: { 'en-CA': /long-term/i, 'fr-CA': /long terme/i },
    keys: [
      'about.values.partnership.text', 'addOns.benefits.contract.text', 'building.faq.days.answer', 'contact.terms.length.text',
      'getQuote.next.proposal.what', 'home.process.proposal.text', 'office.benefits.contract.text', 'price.notice.text',
      'warehouse.faq.volume.answer', 'whyPartner.guarantees.contracts.text',
    ],
  },
  {
    name: 'reclean',
    what: 'What is not right is cleaned again at no charge.',
    pattern: { 'en-CA': /no charge|not billed|clean(?:s|ed)? it again|cleaned again|task done again/i, 'fr-CA': /sans frais|facturé pour cela|refai|une équipe la reprend|nettoyée? de nouveau/i },
    keys: [
      'about.mission.text', 'addOns.benefits.again', 'addOns.benefits.again.text', 'addOns.faq.stain.answer',
      'building.benefits.reclean', 'building.benefits.reclean.text', 'contact.clocks.reclean.text', 'contact.clocks.reclean.title',
      'contact.terms.reclean', 'contact.terms.reclean.text', 'duct.benefits.again', 'duct.benefits.again.text', 'home.process.quality.text',
      'office.benefits.reclean', 'office.benefits.reclean.text', 'postConstruction.benefits.room.text', 'warehouse.benefits.reclean',
      'warehouse.benefits.reclean.text', 'whyPartner.guarantees.satisfaction.text', 'whyPartner.table.missed.inHouse',
    ],
  },
  {
    name: 'emergency',
    what: 'Emergencies are answered at any hour.',
    pattern: { 'en-CA': /24\/7|at any hour|emergenc/i, 'fr-CA': /jour et nuit|urgence|à toute heure|24\s?heures\ssur\s24|24\/7/i },
    keys: [
      'about.local.text', 'about.stats.emergency', 'about.stats.emergency.label', 'addOns.benefits.water.text', 'building.benefits.emergency.badge',
      'building.benefits.emergency.text', 'common.emergency', 'common.orCall', 'contact.clocks.emergency.text', 'contact.clocks.emergency.title',
      'contact.coverage.emergency', 'contact.coverage.emergency.label', 'contact.coverage.response.label', 'contact.terms.clocks.text',
      'contact.ways.emergency', 'contact.ways.emergency.figure', 'footer.emergency', 'footer.emergency.text', 'getQuote.touch.emergency',
      'getQuote.touch.emergency.text', 'head.contact.description', 'head.contact.keywords', 'home.why.responsive.text', 'notFound.helpText',
      'price.faq.days.answer', 'warehouse.benefits.emergency.badge', 'warehouse.benefits.emergency.text', 'whyPartner.differences.responsive.text',
      'whyPartner.differences.responsive.two',
    ],
  },
  {
    name: 'portal',
    what: 'Clients have a portal.',
    pattern: { 'en-CA': /portal/i, 'fr-CA': /portail/i },
    keys: [
      'about.values.partnership.text', 'addOns.process.signOff.text', 'building.process.deep.text', 'building.record.log.text', 'building.record.residents.text',
      'building.year.lead', 'contact.clocks.portal.title', 'contact.clocks.service.text', 'duct.report.lead', 'head.whyPartner.keywords',
      'home.why.portal.text', 'home.why.portal.title', 'industries.expertise.compliance.text', 'office.benefits.requests.text',
      'office.faq.change.answer', 'office.order.out.text', 'office.portal.lead', 'office.portal.title', 'office.portal.what',
      'office.process.qa.text', 'services.building.text', 'warehouse.faq.volume.answer', 'warehouse.process.zones.receive',
      'whyPartner.differences.portal.title', 'whyPartner.guarantees.satisfaction.terms', 'whyPartner.table.instructions.inHouse',
    ],
  },
  {
    what: 'The work follows the standards that the texts name: ISO, GMP, CFIA, NADCA’s ACR, HEPA, CIMS, WHMIS.',
    pattern: { 'en-CA': /\b(?:ISO|GMP|CFIA|NADCA|ACR|HEPA|CIMS|WHMIS)\b/, 'fr-CA': /\b(?:ISO|BPF|ACIA|NADCA|ACR|HEPA|CIMS|SIMDUT)\b/ },
    keys: [
      'addOns.list.sheets', 'duct.benefits.acr.badge', 'duct.benefits.acr.text', 'duct.benefits.hepa.badge', 'duct.partner.theirs.clean',
      'duct.process.removal.text', 'duct.process.verification.text', 'head.duct.keywords', 'head.industries.keywords', 'head.warehouse.keywords',
      'industries.manufacturing.asks', 'industries.manufacturing.inspector', 'industries.manufacturing.needs.four', 'office.order.carpets.text',
      'postConstruction.phases.rough.text', 'postConstruction.site.ours.tools', 'services.duct.eco', 'services.postConstruction.eco',
      'services.warehouse.features.six', 'services.warehouse.summary', 'warehouse.ehs.cfia', 'warehouse.ehs.gmp', 'warehouse.ehs.iso',
      'warehouse.ehs.iso.text', 'warehouse.faq.products.answer', 'warehouse.faq.training.answer',
    ],
  },
  {
    name: 'local',
    what: 'Crews, their supervisors and the management are based in your city.',
    pattern: { 'en-CA': /\bbased (?:here|in)\b|crews and supervisors$/i, 'fr-CA': /établie?s (?:ici|à |au |aux |en )|^Équipes et superviseurs/i },
    keys: [
      'about.local.text', 'contact.coverage.local.label', 'home.trust.local', 'home.why.local.text', 'whyPartner.differences.local.text',
    ],
  },
];
