/** The services in brief, as the cards say them: a name, what is cleaned, one hard fact. */
export const services = {
  'services.office.title': 'Office & corporate',
  'services.office.summary': 'The crew cleans desks, kitchens and washrooms, and empties the bins, by day or after hours.',
  'services.office.fact': 'You choose the days',
  'services.building.title': 'Building & condo',
  'services.building.summary': 'We clean lobbies, elevators and garbage rooms. From December we take calcium off the tile at every visit; after the July 1 moves we wash the stairwells.',
  'services.building.fact': 'Up to 7 days a week',
  'services.warehouse.title': 'Warehouse & industrial',
  'services.warehouse.summary': 'We sweep the docks and scrub the aisles around your shifts. The crew follows your safety rules and your GMP, ISO or CFIA requirements.',
  'services.warehouse.fact': 'Day or night shift',
  'services.postConstruction.title': 'Post-construction',
  'services.postConstruction.summary': 'In commercial spaces, we do the rough clean, the detail clean and the final touch-up, down to the window tracks.',
  'services.postConstruction.fact': 'Done in 1–3 days',
  'services.addOns.title': 'Specialized add-ons',
  'services.addOns.summary': 'Add carpet, window, floor or upholstery cleaning, pressure washing or disinfection to a regular visit, or book it on its own.',
  'services.addOns.fact': 'On request',
} as const;
