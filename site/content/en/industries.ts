import { city, ecoExcept, isMontreal, promise, said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.industries.title': `Cleaning for six industries in ${city}`,
  'head.industries.description':
    `Read who inspects offices, clinics, shops, restaurants, schools and plants in ${city}, what they ask to see, and how our crews clean in each.`,
  'head.industries.keywords': `clinic cleaning ${city}, school cleaning, restaurant cleaning, retail cleaning, plant cleaning, CFIA sanitation record`,
});

/** Six buildings of one street: who inspects each, what it needs, what is hard about it. */
export const industries = said({
  'industries.title': 'Commercial cleaning for six industries',
  'industries.lead': 'We clean offices, clinics, shops, restaurants, schools and plants. See what your inspector or insurer looks at, and what our crew does to get you ready.',
  'industries.directory': 'Who inspects what',
  'industries.needs': 'What these places need',
  'industries.challenge': 'Industry challenge',
  'industries.eco': 'Eco note',

  'industries.offices.title': 'Corporate offices',
  'industries.offices.inspector': 'CNESST, workplace health and safety',
  'industries.offices.asks': 'The CNESST inspector asks for the safety data sheet of every hazardous product in the closet, and a label on every bottle that was refilled.',
  'industries.offices.text': 'We clean open floors, meeting rooms and shared kitchens in the evening, or before your staff comes in.',
  'industries.offices.needs.one': 'Clear desks, armrests and handles wiped',
  'industries.offices.needs.two': 'Kitchens and washrooms at every visit',
  'industries.offices.needs.three': 'Meeting-room chairs and tables put back',
  'industries.offices.needs.four': 'Carpets and interior glass in rotation',
  'industries.offices.challenge': 'With hybrid work, attendance changes from one day to the next. The same hours every night no longer fit.',
  'industries.offices.eco': 'On a desk, a damp microfibre cloth takes the dust without any product.',

  'industries.healthcare.title': 'Healthcare',
  'industries.healthcare.inspector': 'Infection prevention and control',
  'industries.healthcare.asks':
    'The infection-control advisor asks how long surfaces stay wet, and compares that with the contact time on the disinfectant’s label.',
  'industries.healthcare.text': 'In clinics and laboratories, we work from the cleanest room to the most soiled, and from the top of a room to its floor.',
  'industries.healthcare.needs.one': 'Disinfectants with a drug identification number (DIN)',
  'industries.healthcare.needs.two': 'Cloths in a colour for each zone, changed between rooms',
  'industries.healthcare.needs.three': 'Contact time kept and written down',
  'industries.healthcare.needs.four': 'Examination tables, taps and handles at every visit',
  'industries.healthcare.challenge': 'A disinfectant needs its minutes on the surface, and the next patient is already in the waiting room.',
  'industries.healthcare.eco': 'Where the disinfectant is based on hydrogen peroxide, that ingredient breaks down into water and oxygen once it has worked.',

  'industries.retail.title': 'Retail',
  'industries.retail.inspector': 'The insurer, after a fall',
  'industries.retail.asks': 'The adjuster asks when the entrance was last dried, and who wrote it down.',
  'industries.retail.text': 'We clean shops and showrooms before opening, early enough for the floor to be dry when you open the doors.',
  'industries.retail.needs.one': 'Mats vacuumed and calcium (road salt) taken off the entrance',
  'industries.retail.needs.two': 'Mirrors, counters and fitting rooms',
  'industries.retail.needs.three': 'Hard floors burnished each week',
  'industries.retail.needs.four': 'Display windows, inside and out',
  'industries.retail.challenge': 'From December to April every customer carries slush in, and a dry entrance is soon wet again.',
  'industries.retail.eco': 'Long mats hold most of the grit at the door, so the mop water is changed less often.',

  'industries.food.title': 'Restaurants and food service',
  'industries.food.inspector': isMontreal ? `City of ${city}, food inspection` : 'MAPAQ, food inspection',
  'industries.food.asks':
    `${isMontreal ? 'On the island, the City inspects kitchens on behalf of MAPAQ. Its' : 'MAPAQ inspects kitchens. Its'} inspector looks under the fryer and into the floor drain, and asks for the cleaning schedule.`,
  'industries.food.text': 'We clean kitchens, dining rooms and cafeterias between the last service and the first delivery.',
  'industries.food.needs.one': 'Kitchen floors degreased and drains cleared',
  'industries.food.needs.two': 'Hood filters soaked and rinsed',
  'industries.food.needs.three': 'Walls behind the cooking line washed',
  'industries.food.needs.four': 'Dining room and washrooms',
  'industries.food.challenge': 'Grease hardens as it cools. The floor along the line has to be degreased while the kitchen is still warm.',
  'industries.food.eco': 'Grease is scraped into a bin before the floor is washed, so less of it reaches the drain and less degreaser is needed.',

  'industries.education.title': 'Education',
  'industries.education.inspector': 'Ministère de la Famille, in daycares',
  'industries.education.asks':
    'In a daycare, the inspector of the Ministère de la Famille tries the door of the product cupboard. It has to be locked, and out of a child’s reach.',
  'industries.education.text': 'We clean schools, colleges and daycares in the evening. The background of everyone on the crew has been checked.',
  'industries.education.needs.one': 'Classrooms and laboratories each evening',
  'industries.education.needs.two': 'Gym floors and locker rooms',
  'industries.education.needs.three': 'Desks, taps and handles disinfected in flu season',
  'industries.education.needs.four': 'Floors stripped and waxed in July',
  'industries.education.challenge': 'What a school year leaves on the floors has to come off in the few weeks when the rooms are empty.',
  'industries.education.eco': says.ecoCertified ? `On request, classrooms are cleaned with eco-certified products that have no fragrance, ${ecoExcept}.` : '',

  'industries.manufacturing.title': 'Manufacturing and industrial',
  'industries.manufacturing.inspector': 'CFIA, in food plants',
  'industries.manufacturing.asks':
    'In a food plant, the inspector of the Canadian Food Inspection Agency (CFIA) asks for the sanitation record of the production line, with the date, the product, its concentration and the initials of the person who did it.',
  'industries.manufacturing.text': 'We clean plants, workshops and packing lines under your lockout and hygiene rules.',
  'industries.manufacturing.needs.one': 'Aisles scrubbed and their line markings kept legible',
  'industries.manufacturing.needs.two': 'Dust taken off beams, racks and pipes',
  'industries.manufacturing.needs.three': 'Break rooms and locker rooms',
  'industries.manufacturing.needs.four': 'Records for GMP, ISO or the CFIA',
  'industries.manufacturing.challenge': 'The production line stops only between two shifts. The crew cleans around it in that time and leaves no water behind.',
  'industries.manufacturing.eco': 'A scrubber doses its own detergent and recovers its water, and uses less of both than a mop and pail.',

  'industries.expertise.title': 'What we bring to an inspection',
  'industries.expertise.compliance.title': 'Compliance Ready',
  'industries.expertise.compliance.text':
    says.portal ? 'Inspection reports, their photos and the history of your service are in the client portal. You find them there when an inspector asks.' : 'After an inspection you have the report, with photos. You can show it when an inspector asks.',
  'industries.expertise.protocols.title': 'Custom Protocols',
  'industries.expertise.protocols.text': 'At the site visit, we note the rules of each zone. The list of tasks in our proposal follows them, down to the order of the rooms.',
  'industries.expertise.safety.title': 'Safety & Training',
  'industries.expertise.safety.text':
    says.vetted && says.bonded ? 'Vetted and bonded employees clean your site. Before they start, the supervisor goes through your rules with them.' : 'Before the first visit, the supervisor goes through your rules with the crew.',

  'industries.cta.title': 'Tell us who inspects your building.',
  'industries.cta.lead': `Tell us what the inspector asks to see, too. ${promise.message}`,
  'industries.cta.contact': 'Tell us about your building',
  'industries.cta.whyPartner': says.employees ? 'In-house or subcontracted' : 'Why partner with us',
});
