import { allDifferences, allGuarantees, area, city, company, comparedCount, ductPartner, ducts, ecoExcept, promise, promised, said, says, timePromises } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.whyPartner.title': says.employees ? 'In-house or subcontracted cleaning' : 'Why partner with us',
  'head.whyPartner.description':
    says.employees ? `Compare, in ${comparedCount} points, cleaning companies that employ their cleaners with those that subcontract. Then read our five commitments and three guarantees.` : `How ${company} works in ${area}: who answers for the crews, what you can check, and what to ask a cleaning company before you choose.`,
  'head.whyPartner.keywords': `in-house cleaning ${city}, subcontracted cleaning, bonded cleaners, cleaning guarantee, client portal`,
});

/** Why a business would hand its keys to Uno: the table first. */
export const whyPartner = said({
  'whyPartner.title': says.employees ? 'In-house or subcontracted cleaning' : 'Why partner with us',
  'whyPartner.lead':
    says.employees ? `${company} employs the people who clean for you. The table compares that with subcontracting: keys, insurance, a missed task, price. Managers can ask any company the same questions.` : 'Read how we work, and ask us what you want to know before you choose.',

  'whyPartner.table.caption': `In ${comparedCount} points: how subcontracted cleaning works in general, and how ${company} works`,
  'whyPartner.table.subcontracted': 'Subcontracted',
  'whyPartner.table.subcontracted.note': 'in general',
  'whyPartner.table.inHouse': 'In-house',
  'whyPartner.table.inHouse.note': `at ${company}`,

  'whyPartner.table.employer': 'Employer',
  'whyPartner.table.employer.subcontracted': 'Another company, which may subcontract in turn. Ask for its name.',
  'whyPartner.table.employer.inHouse': `${company} hires, pays and supervises the people who clean.`,
  'whyPartner.table.checks': 'Background checks and bonding',
  'whyPartner.table.checks.subcontracted': 'Each company sees to its own people. Ask each one for proof.',
  'whyPartner.table.checks.inHouse': `${company} vets every employee and has each one bonded.`,
  'whyPartner.table.insurance': 'Insurance',
  'whyPartner.table.insurance.subcontracted': 'Two policies can apply to one accident. Ask for both certificates.',
  'whyPartner.table.insurance.inHouse': `One company answers for the crew. ${company} is fully insured. Ask for the insurance certificate with the proposal.`,
  'whyPartner.table.keys': 'Keys and alarm codes',
  'whyPartner.table.keys.subcontracted': 'Two companies hold them, sometimes three. Ask who signs for each key.',
  'whyPartner.table.keys.inHouse': 'One company holds them and answers for each key.',
  'whyPartner.table.instructions': 'A change of instructions',
  'whyPartner.table.instructions.subcontracted': 'You tell the company, which tells the subcontractor, which tells its crew.',
  'whyPartner.table.instructions.inHouse': 'You write to your cleaning team in the portal. The answer to a message comes within {hours}\u00a0hours.',
  'whyPartner.table.missed': 'A task that was missed',
  'whyPartner.table.missed.subcontracted': 'The agreement between the two companies says who comes back, and when.',
  'whyPartner.table.missed.inHouse': `${company} does it within {hours}\u00a0hours of your call or message, at no charge.`,
  'whyPartner.table.price': 'Price',
  'whyPartner.table.price.subcontracted': 'It includes two profit margins. A subcontractor that already works nearby may still cost less.',
  'whyPartner.table.price.inHouse': `It includes one margin${ducts ? `, except for ducts, which ${ductPartner} cleans` : ''}. Supervision is in the price.`,
  'whyPartner.table.reach': 'Large sites, other cities',
  'whyPartner.table.reach.subcontracted': 'They are easier to staff. Several companies can share a large site, or cover several cities.',
  'whyPartner.table.reach.inHouse': `We are limited to the people we employ, in ${area}.`,
  'whyPartner.table.specialized': 'Work that needs special equipment',
  'whyPartner.table.specialized.subcontracted': 'It is often the better choice. A specialist owns the machines and trains for them.',
  'whyPartner.table.specialized.inHouse': 'For ducts, we bring in a specialist too. A named partner cleans them under our oversight.',

  'whyPartner.client.title': 'What a client says',

  'whyPartner.differences.title': allDifferences ? 'Our five commitments' : 'Our commitments',
  'whyPartner.differences.inHouse.title': 'In-house staff',
  'whyPartner.differences.inHouse.text': 'The cleaners and the supervisor who answers for them have the same employer.',
  'whyPartner.differences.inHouse.one': 'Background checked',
  'whyPartner.differences.inHouse.two': 'Bonded',
  'whyPartner.differences.inHouse.three': 'Work inspected by the supervisor',
  'whyPartner.differences.responsive.title':
    promised.serviceResponseHours || (says.emergency && promised.emergencyResponseMinutes) ? 'Responsive support' : '',
  'whyPartner.differences.responsive.text':
    promised.serviceResponseHours && promised.emergencyResponseMinutes ? 'A service request and an emergency call each have their own response time.' : 'How soon we respond is settled beforehand.',
  'whyPartner.differences.responsive.one': 'Service requests from clients: answered within {hours}\u00a0hours',
  'whyPartner.differences.responsive.two': 'Emergency calls: a response in under {minutes}\u00a0minutes on average, day and night',
  'whyPartner.differences.local.title': says.local ? 'Local accountability' : 'Experience',
  'whyPartner.differences.local.text': `Crews and supervisors are based in ${city}, and so is the management that answers for their work.`,
  'whyPartner.differences.local.one': 'More than {clients}\u00a0business clients',
  'whyPartner.differences.local.two': 'More than {years}\u00a0years in the city',
  'whyPartner.differences.portal.title': 'Transparent client portal',
  'whyPartner.differences.portal.text': 'What was planned, done and noted at your site is kept in one place, and you can read it whenever you like.',
  'whyPartner.differences.portal.one': 'Schedules',
  'whyPartner.differences.portal.two': 'Inspection reports and photos',
  'whyPartner.differences.portal.three': 'Requests and messages to the cleaning team',
  'whyPartner.differences.portal.four': 'Service history',
  'whyPartner.differences.sustainable.title': says.ecoCertified ? 'Sustainable practices' : '',
  'whyPartner.differences.sustainable.text': `On request, we use eco-certified products on the whole site or on one floor, ${ecoExcept}.`,
  'whyPartner.differences.sustainable.one': 'A certified product carries the mark of a third party, such as UL ECOLOGO or Green Seal',
  'whyPartner.differences.sustainable.two': says.ecoCertified ? 'The quote request has a box for it' : '',

  'whyPartner.guarantees.title': allGuarantees ? 'Three guarantees' : 'Our guarantees',
  'whyPartner.guarantees.proposal.seal': '{hours}\u00a0h',
  'whyPartner.guarantees.proposal.title': '{hours}-Hour Proposal',
  'whyPartner.guarantees.proposal.text': 'You have our price and the list of tasks, in writing, within {hours}\u00a0hours of the site visit.',
  'whyPartner.guarantees.proposal.terms': promise.visit,
  'whyPartner.guarantees.satisfaction.seal': '$0',
  'whyPartner.guarantees.satisfaction.title': says.reclean && promised.recleanHours ? 'Satisfaction Guarantee' : '',
  'whyPartner.guarantees.satisfaction.text': `If a task is not right, tell us which one. ${promise.reclean}`,
  'whyPartner.guarantees.satisfaction.terms': says.portal ? (`Tell us by phone, by email or in the portal. ${timePromises.reclean.excluded['en-CA']}` as const) : `Tell us by phone or by email. ${timePromises.reclean.excluded['en-CA']}`,
  'whyPartner.guarantees.contracts.seal': 'Flex',
  'whyPartner.guarantees.contracts.title': 'Flexible Contracts',
  'whyPartner.guarantees.contracts.text': 'We ask for no long-term contract, at the start or later on.',
  'whyPartner.guarantees.contracts.terms': 'The proposal says how much notice either of us gives.',

  'whyPartner.cta.title': says.employees ? `Ask us the same ${comparedCount} questions.` : 'Ask us before you choose.',
  'whyPartner.cta.lead': `Ask another company too, and compare the answers. ${promise.message}`,
  'whyPartner.cta.contact': 'Contact us',
  'whyPartner.cta.services': 'See our services',
});
