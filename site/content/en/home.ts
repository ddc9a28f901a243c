import { area, city, ecoExcept, promise, promised, said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.home.title': `Commercial cleaning in ${city}`,
  'head.home.description':
    `We clean offices, condo buildings, warehouses and construction sites in ${area}. You receive a proposal within {proposal} hours of the site visit.`,
  'head.home.keywords': `commercial cleaning ${city}, office cleaning, condo common areas, warehouse cleaning, janitorial services`,
});

/** The home page, from the services down. */
export const home = said({
  'home.services.title': 'What we keep clean',
  'home.services.lead': `You can give us one floor or a whole site. Eco-certified products are available on request, ${ecoExcept}.`,

  'home.why.title': 'Who you trust with your keys',
  'home.why.lead':
    says.vetted && says.bonded ? 'Everyone on our cleaning crews is vetted and bonded. You know who leads your crew.' : 'You know who leads your crew, and who answers for your keys.',
  'home.why.caption': 'This board is a drawing. On the real one, each tag carries a number and no address.',
  'home.why.more': 'Why partner with us',
  'home.why.inHouse.figure': '100%',
  'home.why.inHouse.title': 'In-house crews',
  'home.why.inHouse.text': 'We don’t subcontract cleaning crews. Everyone on your crew is our employee.',
  'home.why.responsive.figure': '{hours} h',
  'home.why.responsive.title': 'Service requests',
  'home.why.responsive.text': `${promise.service} ${promise.emergency}`,
  'home.why.portal.figure': '{hours} h',
  'home.why.portal.title': 'Portal messages',
  'home.why.portal.text': 'The client portal shows your schedule, inspection reports with photos, requests and service history. We answer messages there within {hours} hours.',
  'home.why.local.figure': '{clients}+',
  'home.why.local.title': 'Local businesses',
  'home.why.local.text': `We clean for more than {clients} businesses in ${area}${says.local ? ', with crews based here' : ''}.`,

  'home.key.tower': 'Tower',
  'home.key.walkUp': 'Walk-up',
  'home.key.loft': 'Lofts',
  'home.key.warehouse': 'Warehouse',
  'home.key.condo': 'Condos',
  'home.key.clinic': 'Clinic',
  'home.key.plant': 'Plant',
  'home.key.shop': 'Shop',

  'home.process.title': 'How we start',
  'home.process.visit.title': 'Site visit',
  'home.process.visit.text': 'We come within {from} to {to} business days of your request. We measure the place and ask what bothers you most.',
  'home.process.proposal.title': 'Written proposal',
  'home.process.proposal.text':
    `${promised.proposalHours ? 'Within {hours} hours of the visit' : 'After the visit'}, you have a price and the list of tasks. No long-term contract is required.`,
  'home.process.start.title': 'Supervised first week',
  'home.process.start.text': 'Your supervisor works beside the crew all through the first week.',
  'home.process.quality.title': 'Quality checks',
  'home.process.quality.text': `We inspect the work and take photos. If a task is not right, tell us which one. ${promise.reclean}`,

  'home.trust.proposal': 'Proposal within {hours} hours of the visit',
  'home.trust.insured': says.insured && says.licensed && says.bonded ? 'Fully insured, licensed and bonded' : '',
  'home.trust.local': says.local ? `${city} crews and supervisors` : '',

  'home.testimonials.title': 'What our clients say',

  'home.cta.title': 'Ask for a site visit.',
  'home.cta.lead':
    promised.siteVisitDays && promised.proposalHours && promised.messageReplyHours ? 'We contact you within {reply}\u00a0hours of your request. We visit the site within {from}\u00a0to\u00a0{to}\u00a0business days of your request. You receive the proposal within {proposal}\u00a0hours of the visit.' : 'We visit the site, then send you a written proposal with its price.',
});
