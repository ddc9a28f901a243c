import type { InBothLanguages } from '../../site/company/shape.ts';

/** A claim about the company, and the strings that make it. */
export interface Claim {
  readonly what: string;
  /** Matches the text of a string that makes the claim. */
  readonly pattern: Readonly<Record<keyof InBothLanguages, RegExp>>;
  /** The keys of all strings that match in either language. `tests/unit/strings.test.ts` fails when one is missing, and when a key no longer matches. */
  readonly keys: readonly string[];
}

/** The claims that the site's texts make about the company. The owner confirms each, and adds evidence to `proofs` in `site/company/facts.ts`. */
export const claims: readonly Claim[] = [
  {
    what: 'The people who clean are your employees, and none of their work is subcontracted but the ducts.',
    pattern: { 'en-CA': /our employees|payroll|subcontract|in-house/i, 'fr-CA': /notre personnel|à notre emploi|sous-trait|salarié/i },
    keys: [
      'about.team.lead', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'contact.terms.who.text', 'duct.faq.partner.answer', 'duct.partner.lead',
      'head.about.keywords', 'head.whyPartner.description', 'head.whyPartner.keywords', 'head.whyPartner.title', 'home.why.inHouse.text',
      'home.why.inHouse.title', 'industries.cta.whyPartner', 'office.benefits.crew', 'office.benefits.crew.text', 'postConstruction.benefits.crew',
      'postConstruction.benefits.crew.text', 'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.title', 'whyPartner.lead',
      'whyPartner.table.caption', 'whyPartner.table.employer.subcontracted', 'whyPartner.table.inHouse', 'whyPartner.table.instructions.subcontracted',
      'whyPartner.table.price.subcontracted', 'whyPartner.table.subcontracted', 'whyPartner.title',
    ],
  },
  {
    what: 'Crews are vetted.',
    pattern: { 'en-CA': /\bvetted\b|\bvetting\b|background/i, 'fr-CA': /antécédents/i },
    keys: [
      'about.lead', 'about.team.vetted', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'hero.badge', 'home.why.lead',
      'industries.education.text', 'industries.expertise.safety.text', 'office.benefits.crew.text', 'postConstruction.benefits.crew.text',
      'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.one', 'whyPartner.table.checks', 'whyPartner.table.checks.inHouse',
    ],
  },
  {
    what: 'Crews are bonded.',
    pattern: { 'en-CA': /\bbonded\b|\bbonding\b/i, 'fr-CA': /cautionn/i },
    keys: [
      'about.team.bonded', 'addOns.faq.who.answer', 'building.benefits.keys.text', 'head.about.keywords', 'head.whyPartner.keywords', 'hero.badge',
      'home.trust.insured', 'home.why.lead', 'industries.expertise.safety.text', 'office.benefits.crew.text', 'postConstruction.benefits.crew.text',
      'warehouse.benefits.crew.text', 'whyPartner.differences.inHouse.two', 'whyPartner.table.checks', 'whyPartner.table.checks.inHouse',
    ],
  },
  {
    what: 'The company is fully insured.',
    pattern: { 'en-CA': /\binsured\b|\binsurance\b/i, 'fr-CA': /assuré|assurance/i },
    keys: [
      'about.team.bonded', 'about.values.professionalism.text', 'building.benefits.keys.text', 'footer.badge.insured', 'home.trust.insured',
      'home.why.lead', 'office.benefits.crew.text', 'postConstruction.benefits.crew.text', 'warehouse.faq.insured.answer', 'warehouse.faq.insured.question', 'whyPartner.differences.inHouse.two',
      'whyPartner.table.insurance', 'whyPartner.table.insurance.inHouse',
    ],
  },
  {
    what: 'The company is licensed.',
    pattern: { 'en-CA': /\blicen[cs]ed\b|\blicences\b/i, 'fr-CA': /\blicences\b|(?:nos|ses) permis|\bpermis(?: et|,)/i },
    keys: [
      'about.proofs.title', 'about.values.professionalism.text', 'footer.assurance', 'footer.badge.insured', 'home.trust.insured',
      'whyPartner.table.insurance.inHouse',
    ],
  },
  {
    what: 'Crews are certified.',
    pattern: { 'en-CA': /(?<!eco-)\bcertif/i, 'fr-CA': /(?<!éco)certifi/i },
    keys: [
      'about.proofs.title', 'about.values.professionalism.text', 'blog.sustainability.lead', 'blogPost.eco.text', 'footer.assurance',
      'footer.badge.certified', 'home.why.lead', 'warehouse.faq.insured.answer', 'whyPartner.differences.sustainable.one',
      'whyPartner.table.insurance.inHouse', 'whyPartner.table.insurance.subcontracted',
    ],
  },
  {
    what: 'Eco-certified products can be had on request.',
    pattern: { 'en-CA': /eco-certified|ECOLOGO|Green Seal/i, 'fr-CA': /écocertifi|ECOLOGO|Green Seal/i },
    keys: [
      'about.values.sustainability.text', 'addOns.faq.products.answer', 'blogPost.eco.text', 'blogPost.eco.title',
      'contact.ways.eco.text', 'footer.badge.eco', 'home.services.lead', 'industries.education.eco', 'office.intro.products',
      'postConstruction.site.ours.products', 'quote.ecoFriendly.label', 'services.building.eco', 'warehouse.faq.products.answer',
      'whyPartner.differences.sustainable.one', 'whyPartner.differences.sustainable.text',
    ],
  },
  {
    what: 'No long-term contract is asked for.',
    pattern: { 'en-CA': /long-term/i, 'fr-CA': /long terme/i },
    keys: [
      'about.values.partnership.text', 'addOns.benefits.contract.text', 'building.faq.days.answer', 'contact.terms.length.text',
      'getQuote.next.proposal.what', 'home.process.proposal.text', 'office.benefits.contract.text', 'warehouse.faq.volume.answer',
      'whyPartner.guarantees.contracts.text',
    ],
  },
  {
    what: 'What is not right is cleaned again at no charge.',
    pattern: { 'en-CA': /no charge|not billed|clean(?:ed)? it again|cleaned again/i, 'fr-CA': /sans frais|refai|nettoyée? de nouveau/i },
    keys: [
      'about.mission.text', 'addOns.benefits.again.text', 'addOns.faq.stain.answer', 'building.benefits.reclean', 'building.benefits.reclean.text', 'contact.terms.reclean.text',
      'duct.benefits.again.text', 'duct.when.offices.due', 'home.process.quality.text', 'office.benefits.reclean', 'office.benefits.reclean.text',
      'postConstruction.benefits.room.text', 'postConstruction.who.developers.focus', 'warehouse.benefits.reclean.text',
      'whyPartner.guarantees.satisfaction.text', 'whyPartner.table.missed.inHouse',
    ],
  },
  {
    what: 'Emergencies are answered at any hour.',
    pattern: { 'en-CA': /24\/7|at any hour|emergenc/i, 'fr-CA': /jour et nuit|urgence/i },
    keys: [
      'about.local.text', 'about.stats.emergency', 'about.stats.emergency.label', 'addOns.benefits.water.text', 'building.benefits.emergency.badge',
      'common.emergency', 'common.orCall', 'contact.clocks.emergency.text', 'contact.clocks.emergency.title', 'contact.coverage.emergency',
      'contact.coverage.emergency.label', 'contact.coverage.response.label', 'contact.terms.clocks.text', 'contact.ways.emergency',
      'contact.ways.emergency.figure', 'footer.emergency', 'footer.emergency.text', 'getQuote.touch.emergency', 'getQuote.touch.emergency.text',
      'head.contact.description', 'head.contact.keywords', 'home.why.responsive.text', 'notFound.helpText', 'office.types.coworking.text',
      'warehouse.benefits.emergency.badge', 'warehouse.benefits.emergency.text', 'warehouse.plan.free', 'whyPartner.differences.portal.text',
      'whyPartner.differences.responsive.text', 'whyPartner.differences.responsive.two',
    ],
  },
  {
    what: 'Clients have a portal.',
    pattern: { 'en-CA': /portal/i, 'fr-CA': /portail/i },
    keys: [
      'about.values.partnership.text', 'addOns.process.signOff.text', 'building.record.log.text', 'building.record.residents.text', 'building.year.lead',
      'contact.clocks.note', 'duct.report.lead', 'head.whyPartner.keywords', 'home.why.portal.text', 'home.why.portal.title',
      'industries.expertise.compliance.text', 'office.faq.change.answer', 'office.order.out.text', 'office.portal.lead', 'office.portal.title',
      'office.portal.what', 'office.process.qa.text', 'services.building.text', 'warehouse.faq.volume.answer', 'warehouse.process.zones.receive',
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
];
