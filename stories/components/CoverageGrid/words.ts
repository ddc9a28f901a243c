/** Areas for the examples, whatever the company serves: 24 fill a façade, and one name is long enough to wrap. */
export const words = {
  'en-CA': {
    title: 'Where we clean',
    name: 'Areas served',
    badges: { full: 'Full coverage', available: 'Available' },
    full: [
      'Downtown Montréal', 'Old Montréal', 'Plateau Mont-Royal', 'Mile End', 'Outremont', 'Westmount', 'Côte-des-Neiges', 'NDG', 'Verdun', 'Saint-Laurent',
      'Saint-Léonard', 'Rosemont–La Petite-Patrie', 'Villeray', 'Hochelaga-Maisonneuve', 'Mercier', 'Ahuntsic-Cartierville', 'Anjou', 'LaSalle', 'Lachine',
    ],
    available: ['Dorval', 'Pointe-Claire', 'West Island', 'Laval', 'South Shore'],
  },
  'fr-CA': {
    title: 'Là où nous travaillons',
    name: 'Secteurs desservis',
    badges: { full: 'Couverture complète', available: 'Disponible' },
    full: [
      'Centre-ville de Montréal', 'Vieux-Montréal', 'Plateau-Mont-Royal', 'Mile End', 'Outremont', 'Westmount', 'Côte-des-Neiges', 'Notre-Dame-de-Grâce', 'Verdun', 'Saint-Laurent',
      'Saint-Léonard', 'Rosemont–La Petite-Patrie', 'Villeray', 'Hochelaga-Maisonneuve', 'Mercier', 'Ahuntsic-Cartierville', 'Anjou', 'LaSalle', 'Lachine',
    ],
    available: ['Dorval', 'Pointe-Claire', 'Ouest-de-l’Île', 'Laval', 'Rive-Sud'],
  },
};
