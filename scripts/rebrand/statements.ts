/** A description of how the company works that is in the strings and not in `site/company/`. The owner confirms each one. */
export interface Statement {
  /** The statement to confirm, in one sentence. */
  readonly what: string;
  /** The keys of the strings in `site/content/{en,fr}/`; `office.order.*` means every key with that prefix. */
  readonly keys: readonly string[];
  /** Another file to check, such as one with hours. */
  readonly file?: string;
  /** The service in `site/services.ts` that it belongs to; left out when the company does not offer it. */
  readonly service?: 'duct';
}

export const statements: readonly Statement[] = [
  // What a visitor may rely on.
  { what: 'What “Full coverage” and “Available” mean, and which areas have which.', keys: ['contact.coverage.lead'], file: 'site/company/areas.yaml' },
  { what: 'What the response to an emergency call is: a call back, or somebody on the site.', keys: ['contact.clocks.emergency.text', 'home.why.responsive.text', 'getQuote.touch.emergency.text'], file: 'site/company/promises.ts' },
  { what: 'Whether the times in hours run on weekends and holidays too, and that a client sends a service request by phone or under Requests in the portal.', keys: ['contact.clocks.lead', 'contact.clocks.service.text', 'contact.clocks.portal.text', 'office.portal.lead', 'office.benefits.requests.text'], file: 'site/company/promises.ts' },
  { what: 'The same telephone is answered at night, on weekends and on holidays.', keys: ['contact.ways.emergency.text', 'footer.emergency.text', 'notFound.helpText'] },
  { what: 'The size of a commercial space that is cleaned within `promises.postConstructionDays`, which no page gives, and that only days of cleaning count.', keys: ['postConstruction.lead', 'postConstruction.days.lead'], file: 'site/company/promises.ts' },
  { what: 'A lawyer has read the seven terms: when a proposal takes effect, which text prevails, whose laws apply.', keys: ['contact.terms.*'] },
  { what: 'A client can add a night, drop a floor or stop; the proposal says how much notice each side gives.', keys: ['office.benefits.contract.text', 'whyPartner.guarantees.contracts.terms', 'warehouse.faq.volume.answer'] },
  { what: 'The hours that the counts give make most of a price.', keys: ['price.lead'] },
  { what: 'You come on any day of the week.', keys: ['services.building.fact', 'building.faq.days.answer'] },
  { what: 'What is done again at no charge is the task that the client names; only marks that the proposal calls permanent are excluded.', keys: ['addOns.benefits.again.text', 'addOns.faq.stain.answer', 'addOns.process.scope.text', 'contact.clocks.reclean.text', 'contact.terms.reclean.text', 'whyPartner.guarantees.satisfaction.terms'], file: 'site/company/promises.ts' },
  { what: 'You give the insurance certificate with the proposal to a client who asks, and it lists what is covered.', keys: ['warehouse.faq.insured.answer', 'whyPartner.table.insurance.inHouse'] },
  { what: 'Products with the ECOLOGO or Green Seal mark can be had for everything but disinfecting and stripping floors.', keys: ['about.values.sustainability.text', 'addOns.faq.products.answer', 'blogPost.eco.text', 'office.intro.products', 'quote.ecoFriendly.hint', 'whyPartner.differences.sustainable.*'] },
  { what: 'Only people of your company see a request, one about ducts included.', keys: ['about.privacy.who.text', 'contact.privacy.who.text', 'getQuote.privacy.who.text'] },
  { what: 'How long you keep a request or a message: the privacy section says until it has served. `uno leads --purge` deletes those of an age.', keys: ['about.privacy.long.text', 'about.privacy.rights.text'] },
  { what: 'The accessibility statement is true of the version that is published, and no outside auditor has checked the site.', keys: ['about.accessibility.*'] },
  { what: 'What the 100% coverage guarantee means: that you serve every area on the list.', keys: ['contact.coverage.guarantee.label', 'contact.coverage.lead'] },
  { what: 'A client can ask for a log that the board reads and writes in, and for a supervisor who may move an hour a day.', keys: [], file: 'site/content/blog/condo-tower-one-winter.en.md' },
  { what: 'How a price is built, what is priced separately, and that the proposal gives notice and says whether GST and QST are included.', keys: ['price.*'] },
  { what: 'The proposal says what is agreed on the same people at each visit, on holidays and on storm days, and the price of these; a replacement comes when a cleaner is away, after the supervisor has explained the site.', keys: ['price.faq.crew.answer', 'price.faq.days.answer'] },
  { what: 'What no page says yet: whether the replacement comes the same evening, the price of a holiday or a storm day, the size of the bond and of the insurance, how a breakage is settled, the crews’ languages, and how soon work can begin.', keys: ['price.faq.crew.answer', 'price.faq.days.answer', 'price.faq.insured.answer', 'price.faq.breakage.answer', 'price.faq.start.answer', 'price.faq.languages.answer'] },
  // How the work is done.
  { what: 'The supervisor works beside the crew in the first week, and later inspects without notice.', keys: ['home.process.start.text', 'office.process.*'] },
  { what: 'How keys, fobs and alarm codes are marked, signed for and returned, and that each person on a crew has a fob of their own.', keys: ['office.faq.keys.answer', 'building.benefits.keys.text', 'building.faq.access.answer', 'addOns.benefits.supervisor.text'] },
  { what: 'Before the proposal, the supervisor walks the floors and counts desks, sinks and panes; a cleaner can come at noon; you book the time of a closed room with the building.', keys: ['office.intro.counted', 'services.office.text', 'services.addOns.challenge', 'services.duct.challenge', 'services.postConstruction.text', 'services.postConstruction.challenge', 'duct.when.plants.text', 'postConstruction.faq.ducts.answer'] },
  { what: 'The sample work order: its eleven tasks, its two cleaners, its area and its hours.', keys: ['office.order.*'], file: 'site/src/pages/office/order.ts' },
  { what: 'What each month adds, and which tasks are done at each visit, weekly, monthly or quarterly.', keys: ['building.year.*', 'building.list.*', 'warehouse.list.*'] },
  { what: 'Notices to residents in both languages, and whom the crew calls about water, a forced door or smoke.', keys: ['building.record.*'] },
  { what: 'Access by zone, training in WHMIS and lockout, and what the crew does under GMP, ISO and CFIA rules.', keys: ['warehouse.plan.*', 'warehouse.faq.training.answer', 'warehouse.ehs.*'] },
  { what: 'What the site provides after construction, what the crew brings (safety cards and respirators among it), and which waste it leaves.', keys: ['postConstruction.site.*', 'postConstruction.faq.waste.answer'] },
  { what: 'Which products, dispensers and drains you use, and that one proposal can hold several services.', keys: ['services.lead', 'services.building.challenge', 'building.faq.stone.answer', 'services.building.eco', 'services.warehouse.text', 'services.warehouse.eco', 'services.addOns.eco'] },
  { what: 'Products in offices and clinics, who buys paper and soap, and what is done when somebody works late.', keys: ['office.order.floors.text', 'office.faq.products.answer', 'office.faq.supplies.answer', 'office.faq.late.answer', 'office.types.medical.text', 'services.office.challenge'] },
  { what: 'One zone a week in buildings, inspected and reported with photos, a monthly audit with the client in warehouses, what is priced apart, and what you do not do.', keys: ['building.process.*', 'building.faq.budget.answer', 'building.faq.snow.answer', 'services.building.features.six', 'warehouse.process.*', 'warehouse.faq.running.answer', 'warehouse.benefits.emergency', 'warehouse.benefits.emergency.text'] },
  { what: 'What each phase after construction includes, and when a room is done again without a price.', keys: ['postConstruction.phases.*', 'postConstruction.list.*', 'postConstruction.faq.back.answer', 'postConstruction.faq.glass.answer'] },
  { what: 'How an add-on is confirmed and signed off, and which go together.', keys: ['addOns.process.*', 'addOns.sets.*'] },
  { what: 'What odour treatment is, which the quote form offers and no page describes.', keys: ['quote.option.odor', 'addOns.faq.alone.answer'] },
  { what: 'How often each add-on comes due, and how many hours a room is closed.', keys: ['addOns.menu.*'], file: 'site/src/pages/addOns/Menu.tsx' },
  { what: 'What every add-on includes at its price.', keys: ['addOns.list.*'] },
  { what: 'What subcontracted cleaning is like in general, beside yours.', keys: ['whyPartner.table.*'] },
  { what: 'Who inspects each industry in your city, and what inspectors and insurers ask to see.', keys: ['industries.*'] },
  // The partner for ducts.
  { what: 'The partner cleans air ducts to NADCA’s ACR standard.', keys: ['duct.partner.theirs.clean', 'duct.benefits.acr.text', 'duct.process.verification.text'], service: 'duct' },
  { what: 'How and when the partner works, whether it puts in new filters at each cleaning, whether its camera goes in before the price, and by which standard and certificate it cleans kitchen exhaust.', keys: ['duct.when.text', 'duct.process.access.text', 'duct.parts.*', 'duct.list.*', 'duct.faq.often.answer', 'duct.faq.open.answer'], service: 'duct' },
  { what: 'Your supervisor is on site while the partner works; both sign the verification, and the report has photos of each section and the certificate number of the person in charge.', keys: ['duct.partner.note', 'duct.partner.ours.*', 'duct.report.*'], service: 'duct' },
  { what: 'The partner cleans a section again within `promises.recleanHours`, at no charge, and you answer for its work.', keys: ['duct.benefits.again.text', 'duct.faq.partner.answer'], service: 'duct' },
];

/** The file of a key: `office.title` and `head.office.title` are both in `site/content/{en,fr}/office.ts`. */
const fileOf = (key: string): string => `site/content/{en,fr}/${key.replace(/^head\./, '').split('.', 1)[0] ?? ''}.ts`;

/** Formats a statement or a claim as a Markdown checkbox, with its files and keys below. */
export function boxOf({ what, keys, file }: Pick<Statement, 'what' | 'keys' | 'file'>): string {
  const files = [...new Set(keys.map(fileOf))];
  return [
    `- [ ] ${what}`,
    ...files.map((one) => `  - \`${one}\`: ${keys.filter((key) => fileOf(key) === one).map((key) => `\`${key}\``).join(', ')}`),
    ...(file === undefined ? [] : [`  - \`${file}\``]),
  ].join('\n');
}
