import { area, city, district, ducts, promised, said, says, serviceCount } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.services.title': `Commercial cleaning services in ${city}`,
  'head.services.description': `Commercial cleaning in ${area} for offices, condo buildings, warehouses and job sites: what each of our ${serviceCount} services includes, and where we work.`,
  'head.services.keywords':
    `cleaning services ${city}, office cleaning, condo cleaning, warehouse cleaning, post-construction cleaning,${ducts ? ' duct cleaning,' : ''} ${district}`,
});

/** The services: in brief as the cards of Home say them, then at length for their own page. */
export const services = said({
  'services.office.title': 'Office & corporate',
  'services.office.summary': 'The crew cleans desks, kitchens and washrooms, and empties the bins, by day or after hours.',
  'services.office.fact': 'You choose the days',
  'services.building.title': 'Building & condo',
  'services.building.summary': 'We clean lobbies, elevators and garbage rooms. In winter we take calcium (road salt) off the tile; after the July\u00a01 moves we wipe the scuffs from the stairwell walls.',
  'services.building.fact': 'Up to 7 days a week',
  'services.warehouse.title': 'Warehouse & industrial',
  'services.warehouse.summary': 'We sweep the docks and scrub the aisles around your shifts. The crew follows your safety rules and your GMP, ISO or CFIA requirements.',
  'services.warehouse.fact': 'Day or night shift',
  'services.postConstruction.title': 'Post-construction',
  'services.postConstruction.summary': 'In commercial spaces, we do the rough clean, the detail clean and the final touch-up, from the ceiling dust to the last fingerprint.',
  'services.postConstruction.fact': '{from}–{to} days of cleaning',
  'services.addOns.title': 'Specialized add-ons',
  'services.addOns.summary': 'Add carpet, window, floor or upholstery cleaning, pressure washing or disinfection to your schedule, or book one alone.',
  'services.addOns.fact': 'On request',
  'services.duct.title': 'Duct & ventilation',

  'services.title': 'Commercial cleaning services',
  'services.lead': `We clean offices, condo buildings, warehouses and construction sites. Take one of our ${serviceCount} services, or put several in one proposal.`,
  'services.rooms': 'Services, room by room',
  'services.features': 'What is included',
  'services.challenge': 'Industry challenge',
  'services.eco': 'Eco note',
  'services.learnMore': 'Learn more',

  'services.office.text': 'We wipe every clear desk and move no papers. We clean kitchens and washrooms at every visit. A cleaner can also look after the lobby at noon.',
  'services.office.features.one': 'Desks, armrests and switches wiped',
  'services.office.features.two': 'Counters, sinks and microwaves washed',
  'services.office.features.three': 'Washrooms cleaned and restocked',
  'services.office.features.four': 'Bins emptied, recycling kept apart',
  'services.office.features.five': 'Carpets vacuumed, hard floors mopped',
  'services.office.features.six': 'Meeting rooms and interior glass',
  'services.office.challenge':
    'People stay late and meetings run over. The crew leaves an occupied room for the end of its round. If somebody is still there, the room is marked on the order and done first the next night.',
  'services.office.eco':
    'Bin liners are changed when they are dirty. Recycling and compost go down in coloured bags.',
  'services.office.about': 'about office cleaning',

  'services.building.text':
    `We clean what residents and tenants share, from the street door to the garage. We report what we find broken to the manager${says.portal ? ' in the portal' : ''}, with a photo.`,
  'services.building.features.one': 'Entrances, mailboxes and lobbies',
  'services.building.features.two': 'Elevator cabs, doors and tracks',
  'services.building.features.three': 'Corridors and stairwells',
  'services.building.features.four': 'Garbage and recycling rooms',
  'services.building.features.five': 'Gyms and laundry rooms; terrace furniture in May',
  'services.building.features.six': 'Garages swept; spring washing priced separately',
  'services.building.challenge':
    'Calcium mopped with water alone dries white again within the hour. In winter we mop tile with an ice-melt neutralizer, rinse it with clear water, and change the water as soon as it is grey.',
  'services.building.eco':
    'A dispenser in the janitor’s closet measures the detergent, so that each pail holds the dose on the label. You can ask for an eco-certified detergent.',
  'services.building.about': 'about building and condo cleaning',

  'services.warehouse.text': 'The crew sweeps, scrubs and degreases the zones that your safety lead has opened, between two shifts or during one. We bring the machines and the safety data sheets.',
  'services.warehouse.features.one': 'Aisles scrubbed, floor markings legible',
  'services.warehouse.features.two': 'Docks, levellers and door sills',
  'services.warehouse.features.three': 'Floors under and around racking',
  'services.warehouse.features.four': 'Production floors degreased',
  'services.warehouse.features.five': 'Break rooms, lockers and washrooms',
  'services.warehouse.features.six': 'Records for GMP, ISO or CFIA audits',
  'services.warehouse.challenge':
    'Aisles clear one at a time. Before each break the scrubber is filled and in place, and the forklift team has been told.',
  'services.warehouse.eco':
    'We take up ordinary dust with water alone. Detergent goes only where a product has spilled, and degreaser where oil has dripped.',
  'services.warehouse.about': 'about warehouse and industrial cleaning',

  'services.postConstruction.text': 'In offices, shops and clinics being built or renovated, we clean after the drywall crew, after the finishers, and again before handover. The superintendent has one number to call.',
  'services.postConstruction.features.one': 'Debris and packaging carried out',
  'services.postConstruction.features.two': 'Ceilings, beams and ledges vacuumed',
  'services.postConstruction.features.three': 'Film, labels and silicone off the glass',
  'services.postConstruction.features.four': 'Cabinets and fixtures, inside too',
  'services.postConstruction.features.five': 'Grout haze and paint spots lifted',
  'services.postConstruction.features.six': 'Window tracks and sills',
  'services.postConstruction.challenge': 'A room cleaned before the dust has settled is grey again at handover. We set our dates from the trades’ schedule.',
  'services.postConstruction.eco':
    'HEPA vacuums hold the fine dust instead of blowing it back into the room. Metal, cardboard and drywall go into separate bins where the site has them.',
  'services.postConstruction.about': 'about post-construction cleaning',

  'services.addOns.text': 'These jobs need a machine or a separate night, such as carpet extraction or washing the garage. We put them in your schedule, or do them alone if another company does your daily cleaning.',
  'services.addOns.features.one': 'Carpets and upholstered furniture',
  'services.addOns.features.two': 'Windows, inside and out',
  'services.addOns.features.three': 'Floors stripped, waxed and burnished',
  'services.addOns.features.four': 'Kitchens and washrooms in depth',
  'services.addOns.features.five': 'Docks and façades pressure-washed',
  'services.addOns.features.six': 'Disinfection, move-in and move-out',
  'services.addOns.challenge': 'A waxed floor needs a night without feet or chairs, and a carpet needs about six hours to dry. We book that time with your building before we book the crew.',
  'services.addOns.eco':
    'Water from carpets and stripping is recovered and poured into a sanitary drain. Before any pressure washing, we ask where the floor drains lead.',
  'services.addOns.about': 'about specialized add-ons',

  'services.duct.text':
    'A specialized partner cleans the ducts, under our oversight. Our supervisor arranges the access, follows the work and goes through the report with you.',
  'services.duct.features.one': 'Camera inspection, before and after',
  'services.duct.features.two': 'Supply and return ducts',
  'services.duct.features.three': 'Diffusers, grilles and dampers',
  'services.duct.features.four': 'Coils and drain pans',
  'services.duct.features.five': 'Kitchen exhaust, from hood to fan',
  'services.duct.features.six': 'A report with photos',
  'services.duct.challenge': 'The system has to be off while it is cleaned. We plan floor by floor with your building operator, outside the hours when people are in.',
  'services.duct.eco': 'Dust is drawn into a HEPA vacuum from the far end of the duct. Access doors cut for the work stay in place for the next inspection.',
  'services.duct.about': 'about duct and ventilation cleaning',

  'services.areas.title': 'Areas we serve',
  'services.areas.lead': 'How we plan a shift depends on the buildings in the area. The Contact page lists every area. In those marked Available, we settle services and days with you at the site visit.',

  'services.cta.title': 'Get a price for your site.',
  'services.cta.lead':
    promised.siteVisitDays && promised.proposalHours ? 'We visit it within {from}\u00a0to\u00a0{to}\u00a0business days of your request. Within {hours}\u00a0hours of the visit, you have a price for each service.' : 'We visit the site, then send you a written proposal with its price.',
  'services.cta.addOns': 'See add-on services',
});
