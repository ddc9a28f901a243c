import type { Area, Areas, InBothLanguages } from './shape.ts';

/** A name or a text in both languages. Without `french`, it is the same in both. */
const inBoth = (english: string, french = english): InBothLanguages => ({ 'en-CA': english, 'fr-CA': french });

const full = (id: string, ...names: Parameters<typeof inBoth>): Area => ({ id, coverage: 'full', name: inBoth(...names) });
const available = (id: string, ...names: Parameters<typeof inBoth>): Area => ({ id, coverage: 'available', name: inBoth(...names) });

/** The areas that the company serves: `shape.ts` says where each list is used. */
export const areas: Areas = {
  all: [
    full('downtown', 'Downtown Montréal', 'Centre-ville de Montréal'),
    full('old-town', 'Old Montréal', 'Vieux-Montréal'),
    full('plateau-mont-royal', 'Plateau Mont-Royal', 'Plateau-Mont-Royal'),
    full('mile-end', 'Mile End'),
    full('outremont', 'Outremont'),
    full('westmount', 'Westmount'),
    full('cote-des-neiges', 'Côte-des-Neiges'),
    full('notre-dame-de-grace', 'NDG', 'Notre-Dame-de-Grâce'),
    full('verdun', 'Verdun'),
    full('saint-laurent', 'Saint-Laurent'),
    full('saint-leonard', 'Saint-Léonard'),
    full('rosemont-la-petite-patrie', 'Rosemont–La Petite-Patrie'),
    full('villeray', 'Villeray'),
    full('hochelaga-maisonneuve', 'Hochelaga-Maisonneuve'),
    full('mercier', 'Mercier'),
    full('ahuntsic-cartierville', 'Ahuntsic-Cartierville'),
    full('anjou', 'Anjou'),
    full('lasalle', 'LaSalle'),
    full('lachine', 'Lachine'),
    available('dorval', 'Dorval'),
    available('pointe-claire', 'Pointe-Claire'),
    available('west-island', 'West Island', 'Ouest-de-l’Île'),
    available('laval', 'Laval'),
    available('south-shore', 'South Shore', 'Rive-Sud'),
  ],
  footer: ['downtown', 'dorval', 'saint-laurent', 'lachine'],
  search: ['dorval', 'saint-laurent', 'lachine', 'laval'],
  described: [
    {
      area: 'downtown',
      text: inBoth(
        'In towers we reserve the freight elevator with the building, and the carts stay in a closet on your floor.',
        'Dans les tours, nous réservons le monte-charge auprès de l’immeuble, et les chariots restent dans un placard à votre étage.',
      ),
    },
    {
      area: 'dorval',
      text: inBoth(
        'Warehouses by the airport load all night. The crew works between two departures, and its van stays clear of the yard.',
        'Près de l’aéroport, les entrepôts chargent toute la nuit. L’équipe travaille entre deux départs et gare sa fourgonnette hors de la cour.',
      ),
    },
    {
      area: 'saint-laurent',
      text: inBoth(
        'Many plants and distribution centres run on two shifts. Our visits then begin when the second one ends.',
        'Bien des usines et des centres de distribution y ont deux quarts. Nos passages commencent alors à la fin du second.',
      ),
    },
    {
      area: 'lachine',
      text: inBoth(
        'Factories along the canal have become lofts. Their old wood floors are vacuumed, then mopped with a wrung-out mop.',
        'Le long du canal, des usines sont devenues des lofts. Leurs vieux planchers de bois sont aspirés, puis lavés avec une vadrouille bien essorée.',
      ),
    },
    {
      area: 'west-island',
      text: inBoth(
        'Office buildings stand in their own parking lots. From the first snow, the crew starts at the doors and ends there.',
        'Les immeubles de bureaux y ont leur propre stationnement. Dès la première neige, l’équipe commence par les portes et y revient à la fin.',
      ),
    },
  ],
  keys: {
    tower: inBoth('Downtown', 'Centre-ville'),
    walkUp: inBoth('Plateau'),
    loft: inBoth('Villeray'),
    warehouse: inBoth('Saint-Laurent'),
    condo: inBoth('Old Montréal', 'Vieux-Montréal'),
    clinic: inBoth('Côte-des-Neiges'),
    plant: inBoth('Lachine'),
    shop: inBoth('Mile End'),
  },
};
