import { city, clientsTitle } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = {
  'head.office.title': 'Office & corporate cleaning',
  'head.office.description':
    `We clean your offices from a written work order: eleven lines, each with its hour, its rooms and its cleaner. See the order of one Tuesday night in ${city}.`,
  'head.office.keywords':
    `office cleaning ${city}, corporate cleaning, evening office cleaning, medical office cleaning, co-working cleaning, janitorial work order`,
} as const;

/** Office cleaning: a night's work order, line by line. */
export const office = {
  'office.title': 'Office cleaning, line by line',
  'office.lead': 'The crew follows a work order: what is done, in which rooms, by whom and at what hour. We write yours after the site visit.',

  'office.order.title': 'The work order of a Tuesday night',
  'office.order.lead': 'This sample is for {area}\u00a0sq\u00a0ft on two floors.',
  'office.order.legend': 'In the drawing, each lit window is half an hour of work.',
  'office.order.place': 'Place',
  'office.order.place.text': 'Offices, floors\u00a05 and\u00a06',
  'office.order.hours': 'Hours',
  'office.order.hours.text': '{opens} to {closes}',
  'office.order.crew': 'Crew',
  'office.order.crew.text': 'Two cleaners, A\u00a0and\u00a0B',
  'office.order.supervisor': 'Supervisor',
  'office.order.supervisor.text': 'In the building on Tuesdays, by phone on other nights',
  'office.order.hour': 'Hour',
  'office.order.line': 'Line',
  'office.order.where': 'Where',
  'office.order.who': 'Who',
  'office.order.cleaner': 'Cleaner',
  'office.order.bins': 'Garbage, recycling, compost',
  'office.order.bins.text': 'We take each stream down to the dock on a separate cart.',
  'office.order.bins.where': '80\u00a0workstations',
  'office.order.kitchens': 'Kitchenettes',
  'office.order.kitchens.text': 'We wash the counters, the sink and the microwave, then start the dishwasher.',
  'office.order.kitchens.where': '2\u00a0kitchenettes',
  'office.order.desks': 'Clear desks',
  'office.order.desks.text': 'We wipe tops and armrests with a damp cloth. A desk under papers waits for the next night.',
  'office.order.desks.where': '80\u00a0workstations',
  'office.order.washrooms': 'Washrooms',
  'office.order.washrooms.text': 'The disinfectant stays wet for as long as its label asks, and only then is it wiped off.',
  'office.order.washrooms.where': '4\u00a0washrooms',
  'office.order.supplies': 'Paper and soap',
  'office.order.supplies.text': 'We refill the dispensers and write down what the closet is short of.',
  'office.order.supplies.where': 'Washrooms, kitchenettes',
  'office.order.handles': 'Handles and switches',
  'office.order.handles.text': 'We disinfect what everyone touches, down to the buttons of the photocopiers.',
  'office.order.handles.where': 'Both floors',
  'office.order.meeting': 'Meeting rooms',
  'office.order.meeting.text': 'We wipe the tables and set the chairs. A board is erased only where a note says so.',
  'office.order.meeting.where': '5\u00a0rooms',
  'office.order.glass': 'Interior glass',
  'office.order.glass.text': 'We take fingerprints off partitions and doors, on both sides.',
  'office.order.glass.where': 'Partitions, doors',
  'office.order.carpets': 'Carpets',
  'office.order.carpets.text': 'We go over the aisles with a HEPA vacuum, and on Tuesdays under the desks of floor\u00a05 too.',
  'office.order.carpets.where': 'Both floors',
  'office.order.reception': 'Reception',
  'office.order.reception.text': 'We dust the counter, straighten the seats and wash the entrance door.',
  'office.order.reception.where': 'Floor\u00a05',
  'office.order.floors': 'Hard floors',
  'office.order.floors.text': 'We mop backwards, from the far wall to the door. In winter the entrance is mopped last, with a calcium remover.',
  'office.order.floors.where': 'Tile and vinyl',
  'office.order.out': 'Lights off, doors locked, alarm on',
  'office.order.out.text': 'A\u00a0and\u00a0B go around once more and sign the order. The next morning it is in your service history, in the client portal.',

  'office.intro.title': 'How your order is written',
  'office.intro.counted':
    'Our supervisor walks your floors with you and counts desks, sinks, dispensers and panes of glass. You say which days you want, which rooms are used late, and what has been missed until now.',
  'office.intro.hours':
    'The hours follow from these counts. An order can also run by day: a cleaner then keeps washrooms, kitchenettes and reception in order while you work.',
  'office.intro.products': 'The products are on it too. All but the disinfectant can be eco-certified, if you ask.',

  'office.process.title': 'How the first weeks go',
  'office.process.onboarding': 'Onboarding & Site Walk',
  'office.process.onboarding.when': 'Before we start',
  'office.process.onboarding.text': 'We try the keys and the alarm codes with you, label the closet shelves, and read the order aloud in the rooms that it names.',
  'office.process.week': 'Week-1 Stabilization',
  'office.process.week.when': 'Monday to Friday of the first week',
  'office.process.week.text':
    'The supervisor works beside the crew and times every line. On Friday, lines that ran long are given new hours, and you receive the corrected order.',
  'office.process.qa': 'Ongoing QA',
  'office.process.qa.when': 'From the second week on',
  'office.process.qa.text':
    'The supervisor inspects on some nights without telling the crew beforehand, and photographs what passes and what does not. The report is in your portal.',

  'office.types.title': 'What your space changes in the order',
  'office.types.focus': 'First on the list:',
  'office.types.corporate': 'Corporate offices',
  'office.types.corporate.text':
    'Desks fill up from Tuesday to Thursday and stand empty on Friday. The order is longer on those three nights, and shorter on the others.',
  'office.types.corporate.focus': 'kitchenettes, meeting rooms, washrooms.',
  'office.types.medical': 'Medical and professional offices',
  'office.types.medical.text':
    'Cloths are one colour in treatment rooms, another in washrooms and a third everywhere else. Sharps containers are left to those who are trained for them.',
  'office.types.medical.focus': 'waiting room, armrests, examination tables.',
  'office.types.coworking': 'Co-working spaces',
  'office.types.coworking.text': 'The door code works day and night, so a member may be there when the crew comes. The vacuum runs before supper, and the quiet lines come after.',
  'office.types.coworking.focus': 'phone booths, shared kitchen, lockers.',

  'office.portal.title': 'Dedicated Supervisor & Client Portal',
  'office.portal.lead':
    'One supervisor knows your floors, your crew and your order, and answers for all three. In the client portal, we answer a message within {hours}\u00a0hours. A service request has its own time, given below.',
  'office.portal.what': 'In the portal',
  'office.portal.schedule': 'Schedule',
  'office.portal.schedule.text': 'It shows the coming nights, with the lines of each.',
  'office.portal.reports': 'Inspection reports',
  'office.portal.reports.text': 'They say what the supervisor saw, with photos.',
  'office.portal.requests': 'Requests',
  'office.portal.requests.text': 'Add a line for a meeting or a move, from your phone.',
  'office.portal.messages': 'Messages',
  'office.portal.messages.text': 'The conversation with your cleaning team stays in one thread.',
  'office.portal.history': 'Service history',
  'office.portal.history.text': 'It keeps every signed order since your first night.',

  'office.benefits.title': 'What stands behind the order',
  'office.benefits.crew.badge': 'A\u00a0+\u00a0B',
  'office.benefits.crew': 'Cleaners on our payroll',
  'office.benefits.crew.text': 'Everyone on your crew is vetted, bonded and insured. No subcontractor takes a shift.',
  'office.benefits.requests.badge': '{hours}\u00a0h',
  'office.benefits.requests': 'Service requests',
  'office.benefits.requests.text': 'When coffee lands on the boardroom carpet, send a request. Clients get our answer within {hours}\u00a0hours.',
  'office.benefits.reclean.badge': '{hours}\u00a0h',
  'office.benefits.reclean': 'A line done again',
  'office.benefits.reclean.text': 'Name the line that was missed or badly done. We do it within {hours}\u00a0hours of your message, at no charge.',
  'office.benefits.contract.badge': '0',
  'office.benefits.contract': 'No fixed term',
  'office.benefits.contract.text': 'You can add a night, drop a floor or stop altogether, with the notice that the proposal gives. The order runs without a long-term contract.',

  'office.clients.title': clientsTitle('office-cleaning'),

  'office.faq.title': 'Questions from office managers',
  'office.faq.late.question': 'What does the crew do when somebody works late?',
  'office.faq.late.answer':
    'It starts at the other end of the floor and keeps the vacuum for the last hour. A desk that is still in use is marked on the order, and done first the next night.',
  'office.faq.keys.question': 'Who holds our keys and alarm codes?',
  'office.faq.keys.answer':
    'Each key is marked with a number and no address. It is signed out each night, and signed back in. The people whose letters are on your order, and the supervisor, each have a personal alarm code.',
  'office.faq.products.question': 'Which products do you use?',
  'office.faq.products.answer':
    'We use a neutral detergent on floors, a calcium remover at the entrance in winter, a disinfectant with a Health Canada DIN on handles and in washrooms, and water with microfibre on desks. Red cloths stay in the washrooms.',
  'office.faq.supplies.question': 'Do you supply paper, soap and bags?',
  'office.faq.supplies.answer': 'You decide. Either they are a line of the proposal and we bring them, or you buy them and we tell you when a week’s stock is left.',
  'office.faq.change.question': 'Can the order change during the year?',
  'office.faq.change.answer':
    'Yes. People come and go, a floor is sublet, December brings calcium to the entrance. You or our supervisor can ask for the change, and the new lines are in the portal before they take effect.',

  'office.cta.title': 'Have your own order written.',
  'office.cta.lead':
    'We walk your floors within {from}\u00a0to\u00a0{to}\u00a0business days of your request. Within {hours}\u00a0hours of that visit, you have the proposal, with the price and the draft of the order.',
} as const;
