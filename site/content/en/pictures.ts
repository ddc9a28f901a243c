import { city, isMontreal, said } from '../facts.en.ts';

/** What each picture of the catalogue shows, for those who can't see it (WCAG 1.1.1). */
export const pictures = said({
  'pictures.home':
    `A ${city} street: triplexes with outside stairs, ${isMontreal ? 'the cross on the mountain, and ' : 'and '}a tower whose glass is clear above the crew’s cradle, dull below.`,
  'pictures.services': 'An office building cut open. Seven of the crew are at work, from the lobby to the roof, where one holds up a filter; another shines a flashlight on the duct.',
  'pictures.officeCleaning': 'An open office at night. A cleaner wipes a desk: the chairs behind her are tucked in, those ahead are still askew. A colleague counts cloths at the cart.',
  'pictures.condoCleaning': 'A condo lobby in winter. Boot tracks lead in from the glass door, which one of the crew is washing, to a cleaner’s mop; beyond it, the wet floor mirrors the elevator.',
  'pictures.warehouseCleaning': 'A warehouse. A man drives a ride-on scrubber: behind it, the floor mirrors the racks; ahead lie tire marks and dust.',
  'pictures.carpetCleaning': 'A meeting room. A cleaner walks backwards with the extraction wand: before her the carpet stands in combed stripes, behind her it is stained. A colleague wipes the board.',
  'pictures.postConstruction': 'A room being finished: bare studs and dust at left, paint and clean boards at right. A crew member in a hard hat, seen from behind, peels the film off the window.',
  'pictures.about': 'A crew of seven in yellow jackets before their depot’s roll-up door, tools in hand, the van at left. A woman in a hijab holds up the ring of keys.',
  'pictures.whyPartner': 'Two key boards at night: one half empty, its keys loose on the counter; before the other, full, a manager hands a ring of keys to a supervisor.',
  'pictures.contact':
    `A woman signs a proposal at her desk, cup and telephone beside her. The windows look over the roofs${isMontreal ? ' and the mountain' : ''}; our van is in the street.`,
  'pictures.industries': 'Six rooms on one floor line: office, clinic, shop, kitchen, classroom and plant, with a cleaner at work in each.',
  'pictures.blog': 'An open supply cupboard: labelled bottles in a row, cloths folded by colour, a checklist on the door; a notebook stands open on a crate.',
  'pictures.floorWaxing': 'A long corridor. The doors are mirrored in the floor that the burnisher has passed; farther on, a colleague wipes the glass of a door.',
  'pictures.pressureWashing': 'A sooty brick wall beside a loading dock. A worker’s pressure lance clears a second red stripe below the first; the water runs to a drain.',
  'pictures.deepCleaning': 'A restaurant kitchen. On a stepladder, a technician in green shines a light up the clean duct to the roof fan; filters stand in a row, our supervisor checks her list.',
});
