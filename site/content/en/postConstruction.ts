import { area, city, clientsTitle, ecoExcept, promise, promised, said, says, timePromises } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.postConstruction.title': 'Post-construction cleaning',
  'head.postConstruction.description':
    `We clean commercial spaces after construction in ${area}: debris and drywall dust first, glass and fixtures next, fingerprints before you hand over.`,
  'head.postConstruction.keywords': `post-construction cleaning ${city}, construction cleanup, rough clean, final clean, drywall dust, commercial fit-out`,
});

/** Cleaning after construction: one room at three moments. */
export const postConstruction = said({
  'postConstruction.title': 'Post-construction cleaning in\u00a0three phases',
  'postConstruction.lead': `For contractors and developers, we clean each room three times, after a different trade each time. ${promise.construction}`,

  'postConstruction.phases.title': 'What is done in each phase',
  'postConstruction.phases.rough.when': 'The joints are sanded',
  'postConstruction.phases.rough': 'Rough Clean',
  'postConstruction.phases.rough.text':
    'We carry out offcuts, packaging and tape, scrape the slab, and take up drywall dust with HEPA vacuums, from the ceiling down.',
  'postConstruction.phases.rough.after': 'painters and floor layers can work on a bare, dry slab.',
  'postConstruction.phases.detail.when': 'The fixtures are in',
  'postConstruction.phases.detail': 'Detail Clean',
  'postConstruction.phases.detail.text':
    'We take film, labels and silicone off the glass, vacuum the tracks, wipe cupboards inside and out, take up the floor protection, and lift grout haze off the tile.',
  'postConstruction.phases.detail.after': 'the architect can draw up the deficiency list.',
  'postConstruction.phases.touch.when': 'The last trade has left',
  'postConstruction.phases.touch': 'Final Touch-Up',
  'postConstruction.phases.touch.text':
    'We wipe off the dust that has settled since, take fingerprints off glass and steel, mop the floors, and go through each room with you.',
  'postConstruction.phases.touch.after': 'the owner or the tenant can move in.',
  'postConstruction.phases.then': 'Then:',

  'postConstruction.days.figure': '{from}–{to}',
  'postConstruction.days.unit': 'days',
  'postConstruction.days.title': 'How long it takes',
  'postConstruction.days.lead':
    promised.postConstructionDays ? (`The three phases together take {from}\u00a0to\u00a0{to}\u00a0days of cleaning. ${timePromises.construction.excluded['en-CA']} Four things decide how many your site takes, and we look at each on the site visit.` as const) : 'Four things decide how many days a place takes, and we look at each on the site visit.',
  'postConstruction.days.area': 'Area and ceiling height',
  'postConstruction.days.area.text': 'Under an open ceiling we work from a platform, bay by bay.',
  'postConstruction.days.glass': 'Number of panes',
  'postConstruction.days.glass.text': 'Each has two sides, a frame and a track to clean.',
  'postConstruction.days.lift': 'The way out for debris',
  'postConstruction.days.lift.text': 'A freight elevator shared with movers costs us hours.',
  'postConstruction.days.trades': 'Trades still at work',
  'postConstruction.days.trades.text': 'A room where joints are still being sanded is left for the end.',

  'postConstruction.list.title': 'Tasks, by phase',
  'postConstruction.list.lead': 'Phase\u00a01 is the rough clean, 2 the detail clean, 3 the final touch-up. Your proposal has the same list with your rooms.',
  'postConstruction.list.phase1': 'phase\u00a01',
  'postConstruction.list.phase2': 'phase\u00a02',
  'postConstruction.list.phase3': 'phase\u00a03',
  'postConstruction.list.phases1and2': 'phases\u00a01 and\u00a02',
  'postConstruction.list.phases2and3': 'phases\u00a02 and\u00a03',
  'postConstruction.list.debris': 'Offcuts, packaging and tape',
  'postConstruction.list.protection': 'Floor protection taken up',
  'postConstruction.list.ceilings': 'Beams and exposed ducts',
  'postConstruction.list.walls': 'Walls, columns and ledges',
  'postConstruction.list.slab': 'Paint, glue and mortar on the slab',
  'postConstruction.list.film': 'Film, labels and silicone on glass',
  'postConstruction.list.tracks': 'Window frames and tracks',
  'postConstruction.list.lights': 'Light fixtures and switch plates',
  'postConstruction.list.cupboards': 'Cupboards and drawers, inside',
  'postConstruction.list.grout': 'Grout haze on tile',
  'postConstruction.list.washrooms': 'Washrooms and their fixtures',
  'postConstruction.list.steel': 'Stainless steel and mirrors',
  'postConstruction.list.floors': 'Floors and carpets',
  'postConstruction.list.prints': 'Fingerprints on doors and glass',

  'postConstruction.site.title': 'Project coordination',
  'postConstruction.site.lead':
    'One supervisor attends your site meeting, reads the schedule with your superintendent, and gives you a date for each phase. When the schedule moves, you call one person.',
  'postConstruction.site.yours': 'What the site provides',
  'postConstruction.site.yours.water': 'Water and power on the floor that we clean',
  'postConstruction.site.yours.lift': 'The freight elevator, reserved for the rough clean',
  'postConstruction.site.yours.bin': 'A bin that we load and your contractor has hauled away',
  'postConstruction.site.yours.sheets': 'The care sheets for stone, wood and coated glass',
  'postConstruction.site.ours': 'What the crew brings',
  'postConstruction.site.ours.gear': 'Hard hats, boots, and the safety cards and respirators that your site asks for',
  'postConstruction.site.ours.tools': 'HEPA vacuums, scrapers, ladders and a rolling platform',
  'postConstruction.site.ours.products': `Products by finish, with their data sheets${says.ecoCertified ? `; eco-certified on request, ${ecoExcept}` : ''}`,
  'postConstruction.site.ours.report': 'Photos of each room at the end of each phase',

  'postConstruction.clients.title': clientsTitle('post-construction'),

  'postConstruction.who.title': 'Who calls us to a site',
  'postConstruction.who.focus': 'We start by',
  'postConstruction.who.contractors': 'General contractors',
  'postConstruction.who.contractors.text': 'You answer for a handover date and a deficiency list, and both depend on every trade.',
  'postConstruction.who.contractors.focus': 'putting three dates in your schedule, each after a trade.',
  'postConstruction.who.developers': 'Developers',
  'postConstruction.who.developers.text': 'You hand over floor by floor, and the first occupants move in below while drywall is still being sanded above.',
  'postConstruction.who.developers.focus': 'cleaning lobby, elevators and corridors once more after each handover.',
  'postConstruction.who.tenants': 'Tenants and owner-occupants',
  'postConstruction.who.tenants.text': 'You have renovated an office or a shop, and the opening day is printed on the invitation.',
  'postConstruction.who.tenants.focus': 'cleaning the rooms that stayed in use, in the evening or on the weekend.',
  'postConstruction.who.managers': 'Property managers',
  'postConstruction.who.managers.text': 'A tenant fits out one suite, and the neighbours share its corridor and its air.',
  'postConstruction.who.managers.focus': 'protecting the corridor with mats while the work lasts.',

  'postConstruction.benefits.title': 'Four commitments for your schedule',
  'postConstruction.benefits.price.figure': '{hours}\u00a0h',
  'postConstruction.benefits.price': 'The price by phase',
  'postConstruction.benefits.price.text': `It is in writing, with the list of rooms. ${promise.proposal}`,
  'postConstruction.benefits.change.figure': '{hours}\u00a0h',
  'postConstruction.benefits.change': 'A change of date',
  'postConstruction.benefits.change.text': `Once you have accepted the proposal, send a service request to move a phase. ${promise.service}`,
  'postConstruction.benefits.room.figure': '{hours}\u00a0h',
  'postConstruction.benefits.room': 'A room that fails',
  'postConstruction.benefits.room.text':
    says.reclean && promised.recleanHours ? (`Tell us which task, at the walk-through or after. ${promise.reclean}` as const) : '',
  'postConstruction.benefits.crew.figure': '0',
  'postConstruction.benefits.crew': 'Subcontractors to track',
  'postConstruction.benefits.crew.text': 'The people who clean, in all three phases, are our employees. They are bonded and vetted.',

  'postConstruction.faq.title': 'Questions from the site',
  'postConstruction.faq.book.question': 'When should we book?',
  'postConstruction.faq.book.answer':
    'Ask as soon as your schedule has a date for sanding. We see the site within {from}\u00a0to\u00a0{to}\u00a0business days of your request, and our three dates can still move afterwards.',
  'postConstruction.faq.back.question': 'What if a trade comes back after the detail clean?',
  'postConstruction.faq.back.answer':
    'Tell the supervisor which rooms were reopened. We do them again at the final touch-up. If drywall is sanded again on a whole floor, we give you a price for that floor before we touch it.',
  'postConstruction.faq.waste.question': 'Do you take the waste away?',
  'postConstruction.faq.waste.answer':
    'We load your bin, and sort metal, cardboard and drywall where the site sorts them. Asbestos, solvents and other hazardous waste stay with the contractor who holds the permit.',
  'postConstruction.faq.glass.question': 'How do you keep from scratching new glass?',
  'postConstruction.faq.glass.answer': 'Tempered glass can carry fabrication debris, and a blade drags it across the pane. We photograph the scratches that we find, wet the glass, try one corner, and use a blade only where the glazier allows it. Elsewhere we use a solvent and a white pad.',
  'postConstruction.faq.ducts.question': 'Can you clean the ducts as well?',
  'postConstruction.faq.ducts.answer': 'Yes, with a partner company that works under our oversight. If the ventilation ran during the sanding, there is drywall dust in the ducts. Mention it in your request, and our supervisor looks at the grilles on the same visit.',

  'postConstruction.cta.title': 'Give us your handover date.',
  'postConstruction.cta.lead': 'We count back from it. We visit the site within {from}\u00a0to\u00a0{to}\u00a0business days of your request. Within {hours}\u00a0hours of that visit, you have the proposal, with a price for each phase.',
});
