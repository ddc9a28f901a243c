/** The services in brief, as the cards say them: a name, what is cleaned, one hard fact. */
export const services = {
  'services.office.title': 'Office & corporate',
  'services.office.summary': 'Desks, kitchens, boardrooms. The crew comes in after six; by morning the chairs are straight and the bins are empty.',
  'services.office.fact': 'From 1 visit a week',
  'services.building.title': 'Building & condo',
  'services.building.summary': 'Lobbies, elevators, corridors, garbage rooms. Calcium off the tile all winter, stairwells put right after the July 1 moves.',
  'services.building.fact': 'Up to 7 days a week',
  'services.warehouse.title': 'Warehouse & industrial',
  'services.warehouse.summary': 'Docks, racks, line-marked aisles. The work follows your shifts, your safety rules and your standards: GMP, ISO, CFIA.',
  'services.warehouse.fact': 'Day or night shift',
  'services.postConstruction.title': 'Post-construction',
  'services.postConstruction.summary': 'Rough clean, detail clean, final touch-up. The dust is out of the window tracks before the owner walks in.',
  'services.postConstruction.fact': 'Done in 1–3 days',
  'services.addOns.title': 'Specialized add-ons',
  'services.addOns.summary': 'Carpets, windows, floors, upholstery, pressure washing, disinfection. Added to your visits or booked on their own.',
  'services.addOns.fact': 'On request',
} as const;
