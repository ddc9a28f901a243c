import { city, clientsTitle, ducts, ecoExcept, promise, promised, said, says, timePromises } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.addOns.title': 'Specialized cleaning add-ons',
  'head.addOns.description':
    `We clean carpets, windows, floors and upholstery, pressure wash, and do four other jobs in ${city}. See how often each comes due and how long a room closes.`,
  'head.addOns.keywords': `carpet cleaning ${city}, floor stripping and waxing, commercial window washing, pressure washing, move-out cleaning`,
});

/** The nine add-ons, set like a menu: how often stands where a menu has the price. */
export const addOns = said({
  'addOns.title': 'Specialized cleaning add-ons',
  'addOns.lead': 'We do nine jobs in offices, condo buildings and plants, once or on your schedule.',
  'addOns.price': 'The price is in the proposal, which you have within {hours}\u00a0hours of the site visit.',

  'addOns.menu.wet': 'Kitchens and washrooms',
  'addOns.menu.kitchen': 'Kitchen',
  'addOns.menu.kitchen.often': '4× a year',
  'addOns.menu.kitchen.text': 'We pull out the appliances, degrease the outside of the hood, its filters and the wall behind the range, wash the refrigerators inside and descale the sinks.',
  'addOns.menu.kitchen.closed': 'Closed for {hours}\u00a0hours, after the last meal',
  'addOns.menu.washroom': 'Washroom',
  'addOns.menu.washroom.often': '6× a year',
  'addOns.menu.washroom.text': 'We descale bowls, urinals and taps, scrub the grout by machine, wash the partitions and flush the floor drain.',
  'addOns.menu.washroom.closed': 'Closed for {hours}\u00a0hours, one washroom at a time',
  'addOns.menu.disinfection': 'Disinfection',
  'addOns.menu.disinfection.often': '1× a week',
  'addOns.menu.disinfection.text':
    'From November to March, or after an outbreak, we disinfect desks, phones, armrests and railings. The product has a Health Canada number (DIN) and stays wet for the time on its label.',
  'addOns.menu.disinfection.closed': 'Closed for less than an hour, until it is dry',
  'addOns.menu.soft': 'Carpets, floors and seats',
  'addOns.menu.carpet': 'Carpet',
  'addOns.menu.carpet.often': '2× a year',
  'addOns.menu.carpet.text':
    'We vacuum, pre-treat the stains, rinse by hot-water extraction and comb the pile. Fans run until morning. Twice a year is for the main paths; the rest can wait 12\u00a0to\u00a018\u00a0months.',
  'addOns.menu.carpet.closed': 'Closed for {hours}\u00a0hours, to dry',
  'addOns.menu.floors': 'Floors',
  'addOns.menu.floors.often': '1× a year',
  'addOns.menu.floors.text': 'We strip vinyl down to the bare tile, neutralize it and lay four coats of finish. Until the next stripping, a burnisher brings back the gloss.',
  'addOns.menu.floors.closed': 'Closed for {hours}\u00a0hours, overnight',
  'addOns.menu.upholstery': 'Upholstery',
  'addOns.menu.upholstery.often': '1× a year',
  'addOns.menu.upholstery.text': 'We vacuum chairs, sofas and desk panels, test whether the dye holds, then extract with as little water as the fabric allows.',
  'addOns.menu.upholstery.closed': 'Seats kept free for {hours}\u00a0hours; the room stays open',
  'addOns.menu.outside': 'Windows and outside',
  'addOns.menu.windows': 'Windows',
  'addOns.menu.windows.often': '2× a year',
  'addOns.menu.windows.text':
    'In spring, after the thaw, and in October, we wash both sides, the frames and the tracks. Outside, we reach them from the ground with a pole fed with filtered water.',
  'addOns.menu.windows.closed': 'Nothing closes',
  'addOns.menu.pressure': 'Pressure washing',
  'addOns.menu.pressure.often': '1× a year',
  'addOns.menu.pressure.text':
    'From mid-April to mid-October we wash docks, garage floors and entrances, at the pressure that each material bears. Brick walls wait until May. Sand and calcium are vacuumed up first, to spare the drain.',
  'addOns.menu.pressure.closed': 'Closed for {hours}\u00a0hours, one half of the garage at a time',
  'addOns.menu.tenants': 'Between two tenants',
  'addOns.menu.move': 'Move-in and move-out',
  'addOns.menu.move.often': '1× a lease',
  'addOns.menu.move.text': 'In the empty unit we wash cupboards and appliances inside, then walls, windows and floors. For July\u00a01, book by the end of May.',
  'addOns.menu.move.closed': 'Closed for {hours}\u00a0hours, with the unit empty',

  'addOns.list.title': 'Included, where the job calls for it',
  'addOns.list.test': 'Test the product on a hidden spot',
  'addOns.list.furniture': 'Move the furniture and put it back',
  'addOns.list.signs': 'Set out wet-floor signs and barriers',
  'addOns.list.machines': 'Bring machines, hoses and fans',
  'addOns.list.protect': 'Cover outlets, baseboards and plants',
  'addOns.list.sheets': 'Leave the safety data sheets (WHMIS)',
  'addOns.list.photos': 'Take photos before and after',
  'addOns.list.water': 'Leave no dirty water or waste behind',

  'addOns.sets.title': 'What goes together, by building',
  'addOns.sets.lead': 'Book two jobs for one weekend, and you close only once. Here are three orders, with the months that suit them.',
  'addOns.sets.office': 'Offices',
  'addOns.sets.office.text': 'Carpet and chairs dry over the same weekend, and the staff finds the floor open on Monday.',
  'addOns.sets.condo': 'Condo buildings',
  'addOns.sets.condo.text': 'The garage comes first, once cars no longer bring calcium (road salt) in; the corridors wait until the moves are over.',
  'addOns.sets.warehouse': 'Warehouses and plants',
  'addOns.sets.warehouse.text': 'Apart from the washrooms, these jobs are done in the two weeks of the construction holiday, with the production line stopped.',
  'addOns.sets.april': 'April',
  'addOns.sets.aprilOctober': 'April, October',
  'addOns.sets.mayNovember': 'May, November',
  'addOns.sets.may': 'May',
  'addOns.sets.winter': 'November to March',
  'addOns.sets.june': 'end of June',
  'addOns.sets.mid': 'August',
  'addOns.sets.july': 'July',
  'addOns.sets.evenMonths': 'every two months',
  'addOns.sets.corridors': 'Corridor carpets',
  'addOns.sets.garage': 'Garage, pressure-washed',
  'addOns.sets.docks': 'Docks, pressure-washed',
  'addOns.sets.breakRoom': 'Break-room kitchen',
  'addOns.sets.officeFloors': 'Office floors',
  'addOns.sets.focus': 'We ask first:',
  'addOns.sets.office.focus': 'which room must be open on Monday at eight.',
  'addOns.sets.condo.focus': 'who tells the residents to move their cars, and by when.',
  'addOns.sets.warehouse.focus': 'where the floor drains lead, and what may go into them.',

  'addOns.process.title': 'How a job is ordered and signed off',
  'addOns.process.receipt': 'You keep',
  'addOns.process.scope': 'Scope Confirmation',
  'addOns.process.scope.text': 'We measure the room, look at fibre, finish and stains, and try the product where nobody looks. The proposal says which marks are permanent, before you say yes.',
  'addOns.process.scope.receipt': 'the proposal, with its list of tasks and the marks it calls permanent',
  'addOns.process.window': 'Scheduled Window',
  'addOns.process.window.text': 'You choose the night or the weekend, and the hour at which the room must be open again. We count the drying back from that hour.',
  'addOns.process.window.receipt': 'a notice to post on the door',
  'addOns.process.signOff': 'Completion Sign-Off',
  'addOns.process.signOff.text':
    `The supervisor walks the room with you, lights on${says.portal ? ', or sends you the photos in the client portal' : ''}. You sign when the last spot is done.`,
  'addOns.process.signOff.receipt': 'photos before and after, signed',

  'addOns.benefits.title': 'Four commitments for each job',
  'addOns.benefits.supervisor': 'Your supervisor stays the same',
  'addOns.benefits.supervisor.text': 'If we already clean for you, the supervisor of your regular crew is there when the add-on begins and when it ends, with your keys and a personal alarm code.',
  'addOns.benefits.contract': 'Each job stands alone',
  'addOns.benefits.contract.text': 'You can order once and stop there. No long-term contract is required, and a reminder comes only if you ask for one.',
  'addOns.benefits.again': 'A task done again',
  'addOns.benefits.again.text':
    says.reclean && promised.recleanHours ? (`If a window has streaks, or a carpet a ring, tell us. ${promise.reclean} ${timePromises.reclean.excluded['en-CA']}` as const) : '',
  'addOns.benefits.water': 'A burst pipe',
  'addOns.benefits.water.text':
    says.emergency && promised.emergencyResponseMinutes ? (`Do not wait for a proposal: call. ${promise.emergency}` as const) : '',

  'addOns.clients.title': clientsTitle(),

  'addOns.faq.title': 'Before you order',
  'addOns.faq.alone.question': 'Can I order an add-on without regular cleaning?',
  'addOns.faq.alone.answer': 'Yes. Any of the nine can be booked on its own, even once. So can odour treatment: check its box in the quote request. We visit the site first, because a carpet cannot be judged from a photo.',
  'addOns.faq.price.question': 'Why does this list have no prices?',
  'addOns.faq.price.answer':
    'The same room can take two hours or a night, depending on the furniture to move, the age of the stains, the coats of old finish and the water supply. We measure these on site, and the proposal gives a price for each line.',
  'addOns.faq.who.question': 'Who does the work?',
  'addOns.faq.who.answer':
    says.employees ? `Our employees do. They are vetted and bonded. None of the nine is given to a subcontractor.${ducts ? ' Duct cleaning is a separate service, done with a partner company.' : ''}` : '',
  'addOns.faq.products.question': 'Will there be a smell in the morning?',
  'addOns.faq.products.answer':
    `A floor finish smells for a night, so we lay it when the ventilation runs. Carpets are rinsed with clear water last. Eco-certified products are available on request, ${ecoExcept}.`,
  'addOns.faq.stain.question': 'What if a stain stays?',
  'addOns.faq.stain.answer':
    'Bleach, burns and some inks change the fibre itself. The proposal calls such marks permanent, before you decide. If another stain comes back as the carpet dries, tell us: we do the task again within {hours}\u00a0hours of your call or message, at no charge.',

  'addOns.cta.title': 'Choose your add-ons.',
  'addOns.cta.lead': 'Check what you need in the quote request. Floors, upholstery, kitchens, washrooms or a move? Write it under “Anything else we should know”. We visit within {from}\u00a0to\u00a0{to}\u00a0business days of your request, and send the proposal, priced job by job, within {hours}\u00a0hours of that visit.',
});
