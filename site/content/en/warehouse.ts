import { area, city, clientsTitle, ecoExcept, promise, promised, said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.warehouse.title': 'Warehouse & industrial cleaning',
  'head.warehouse.description': `We clean docks, aisles, racking, production floors and cold rooms in ${area}, zone by zone, around your shifts and under your safety rules.`,
  'head.warehouse.keywords': `warehouse cleaning ${city}, industrial cleaning, plant cleaning, food and cold storage, floor scrubbing, GMP, ISO, CFIA`,
});

/** Warehouses and plants: a floor plan by zones, with who may walk where. */
export const warehouse = said({
  'warehouse.title': 'Warehouse and industrial cleaning',
  'warehouse.lead': 'We draw a zone plan with your safety lead: where the crew may go, when, and in what protective gear.',

  'warehouse.plan.title': 'Where the crew may go',
  'warehouse.plan.lead':
    'Each number is a zone with its own rule of access. This plan is an example; yours is drawn at the safety review.',
  'warehouse.plan.picture':
    'Floor plan of a warehouse seen from above, with nine numbered zones. A ride-on scrubber works in an aisle that is chained off at both ends, and a green walkway goes around the racks.',
  'warehouse.plan.free': 'On foot, at all times',
  'warehouse.plan.geared': 'With a vest and safety shoes',
  'warehouse.plan.stopped': 'With the forklifts stopped',
  'warehouse.plan.escorted': 'With someone from your team',
  'warehouse.plan.offices': 'Offices and break room',
  'warehouse.plan.offices.text': 'We empty the bins and clean desks, washrooms and lunch tables, during a shift or after it.',
  'warehouse.plan.walkway': 'Marked walkway',
  'warehouse.plan.walkway.text': 'The crew keeps its carts on the green lane and crosses the forklifts’ route at the stripes only.',
  'warehouse.plan.docks': 'Docks',
  'warehouse.plan.docks.text': 'We sweep levellers and sills once the trailer has left and the door is down.',
  'warehouse.plan.waste': 'Waste and compactor',
  'warehouse.plan.waste.text': 'We take the key out of the compactor, sweep around it and wash the slab.',
  'warehouse.plan.aisles': 'Aisles',
  'warehouse.plan.aisles.text': 'The ride-on scrubber takes one aisle at a time, with a chain across both ends.',
  'warehouse.plan.racking': 'Racking',
  'warehouse.plan.racking.text': 'We vacuum under the bottom beams and dust the uprights with poles. Nobody climbs a rack.',
  'warehouse.plan.production': 'Production',
  'warehouse.plan.production.text': 'Your operator locks the machine out. We clean around it and stay off the parts you name.',
  'warehouse.plan.cold': 'Cold room',
  'warehouse.plan.cold.text': 'Its tools have a separate colour and stay inside. We scrape the ice off the sill and wash with a low-temperature cleaner.',
  'warehouse.plan.battery': 'Battery charging',
  'warehouse.plan.battery.text': 'We dry-sweep it and keep water off the chargers. An acid spill is handled by the employee you have trained for it.',

  'warehouse.process.title': 'From the first walk to the monthly audit',
  'warehouse.process.receive': 'You receive',
  'warehouse.process.review': 'Safety & Hazard Review',
  'warehouse.process.review.text':
    'We walk the site during a working shift. We note the forklifts’ routes, the lockout points, the drains, the eyewash stations and the products already in use.',
  'warehouse.process.review.receive': 'the zone plan, and the safety data sheet of every product that we bring in.',
  'warehouse.process.zones': 'Zone-Based Service',
  'warehouse.process.zones.text':
    'Each zone has its days, its shift, its tools and its rule of access. If a pallet blocks a spot, we note it and clean it at the next visit.',
  'warehouse.process.zones.receive': `the history of visits to each zone${says.portal ? ', in the client portal' : ''}.`,
  'warehouse.process.audit': 'Monthly Audit',
  'warehouse.process.audit.text':
    'Once a month the supervisor goes through the plan with you on the floor. Where a line, a rack or a shift has moved, the plan is corrected.',
  'warehouse.process.audit.receive': 'the inspection report, with photos, and the corrected plan.',

  'warehouse.list.title': 'What the crew does',
  'warehouse.list.note': 'These are usual frequencies. The proposal gives those of your site.',
  'warehouse.list.visit': 'each visit',
  'warehouse.list.weekly': 'weekly',
  'warehouse.list.monthly': 'monthly',
  'warehouse.list.quarterly': 'quarterly',
  'warehouse.list.docks': 'Sweep docks, levellers and sills',
  'warehouse.list.film': 'Pick up stretch film, straps and splinters',
  'warehouse.list.bins': 'Empty bins and sweep the compactor area',
  'warehouse.list.washrooms': 'Clean washrooms, lockers and break room',
  'warehouse.list.calcium': 'Scrub calcium (road salt) off docks and entrances, in winter',
  'warehouse.list.aisles': 'Scrub aisles with a ride-on machine',
  'warehouse.list.beams': 'Vacuum under bottom beams',
  'warehouse.list.production': 'Degrease the production floor',
  'warehouse.list.cold': 'Wash the cold room’s floor and sill',
  'warehouse.list.tires': 'Take tire marks off sealed concrete',
  'warehouse.list.curtains': 'Wash strip curtains and dock doors',
  'warehouse.list.uprights': 'Dust uprights, columns and cable trays',

  'warehouse.ehs.title': 'Coordination with your EHS team',
  'warehouse.ehs.lead':
    'Your environment, health and safety rules come before our routine. The crew takes your orientation before its first shift. Spills, injuries and near misses are reported to your EHS contact, by phone first and then in writing.',
  'warehouse.ehs.gmp': 'GMP',
  'warehouse.ehs.gmp.name': 'Good manufacturing practices',
  'warehouse.ehs.gmp.text':
    'We wear your hairnet, beard net and coat, leave jewellery in the locker, and bring in only the products on your approved list.',
  'warehouse.ehs.iso': 'ISO',
  'warehouse.ehs.iso.name': 'Management systems',
  'warehouse.ehs.iso.text':
    'We work from your documented procedure and its current revision, sign your forms, and keep WHMIS sheets where your auditor expects them.',
  'warehouse.ehs.cfia': 'CFIA',
  'warehouse.ehs.cfia.name': 'Canadian Food Inspection Agency',
  'warehouse.ehs.cfia.text':
    'In food plants, we follow the sanitation part of your preventive control plan, with its concentrations and contact times, and fill in your record at each cleaning.',

  'warehouse.types.title': 'Four kinds of site',
  'warehouse.types.focus': 'To watch:',
  'warehouse.types.distribution': 'Distribution centres',
  'warehouse.types.distribution.text': 'Forklifts run on two or three shifts, so an aisle is free for the length of a break.',
  'warehouse.types.distribution.focus': 'aisles at shift change, film and splinters at the packing stations.',
  'warehouse.types.manufacturing': 'Manufacturing plants',
  'warehouse.types.manufacturing.text': 'Chips, oil and fine dust leave the machines all day and settle on floors, beams and cable trays.',
  'warehouse.types.manufacturing.focus': 'degreasing around locked-out machines, dust overhead.',
  'warehouse.types.food': 'Food and cold storage',
  'warehouse.types.food.text': 'Inspectors look at drains, door sills and the underside of racks. In cold rooms, frost makes the floor slippery.',
  'warehouse.types.food.focus': 'tools by colour, sanitation records, ice at the sills.',
  'warehouse.types.crossDock': 'Logistics and cross-dock terminals',
  'warehouse.types.crossDock.text': 'Freight crosses the floor from door to door, and every trailer brings in slush and calcium until the thaw.',
  'warehouse.types.crossDock.focus': 'docks door by door, drivers’ washrooms and counter.',

  'warehouse.benefits.title': 'Four commitments for your site',
  'warehouse.benefits.requests.badge': '{hours}\u00a0h',
  'warehouse.benefits.requests': 'Service requests',
  'warehouse.benefits.requests.text': `Send a service request from any shift. ${promise.service}`,
  'warehouse.benefits.emergency.badge': '24/7',
  'warehouse.benefits.emergency': 'A pipe bursts, or a drum of soap tips over',
  'warehouse.benefits.emergency.text': `Call the same number, day or night. ${promise.emergency}`,
  'warehouse.benefits.crew.badge': '100%',
  'warehouse.benefits.crew': 'Employees who know the plan',
  'warehouse.benefits.crew.text': 'The people who clean your site are our employees, vetted and bonded. The crew learns the zone plan before its first shift.',
  'warehouse.benefits.reclean.badge': '{hours}\u00a0h',
  'warehouse.benefits.reclean': 'A task done again',
  'warehouse.benefits.reclean.text':
    says.reclean && promised.recleanHours ? (`Tell us which task was not done as agreed, and in which zone. ${promise.reclean}` as const) : '',

  'warehouse.clients.title': clientsTitle('warehouse-cleaning'),

  'warehouse.faq.title': 'Questions from operations',
  'warehouse.faq.running.question': 'Can you clean while we operate?',
  'warehouse.faq.running.answer':
    'Yes. During the shift the crew does offices, washrooms and the marked walkway. It takes the aisles at breaks and shift changes, one at a time, and the docks between two trailers.',
  'warehouse.faq.training.question': 'Who trains the crew on our rules?',
  'warehouse.faq.training.answer':
    'You give the orientation, and our supervisor adds WHMIS, lockout awareness and the zone plan. A replacement takes both before starting at your site.',
  'warehouse.faq.products.question': 'Which machines and products do you bring?',
  'warehouse.faq.products.answer':
    `We scrub sealed concrete with a ride-on machine, and add a neutral detergent where a product has spilled. An alkaline degreaser lifts the oil, and HEPA vacuums take the dust off the racks. Eco-certified products are available on request, ${ecoExcept}.`,
  'warehouse.faq.insured.question': 'Can we see your insurance before the first shift?',
  'warehouse.faq.insured.answer':
    says.insured ? 'Yes. We are fully insured, and the insurance certificate lists what is covered. Ask for it with the proposal, and have your safety team compare it with the work at your site.' : '',
  'warehouse.faq.volume.question': 'What if our volume changes during the year?',
  'warehouse.faq.volume.answer':
    'We add nights for the rush in November and drop zones for the construction holiday in July. Tell your supervisor, and the portal shows the new schedule. No long-term contract is required.',

  'warehouse.cta.title': 'Walk us through your warehouse or plant.',
  'warehouse.cta.lead':
    'Our supervisor comes to measure your zones within {from}\u00a0to\u00a0{to}\u00a0business days of your request. The proposal gives the price and the frequency of each zone; you have it within {hours}\u00a0hours of the visit.',
});
