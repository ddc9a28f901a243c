/** What an industry of the stories says. */
interface Industry {
  id: 'offices' | 'healthcare' | 'retail' | 'food' | 'education' | 'manufacturing';
  title: string;
  description: string;
  needs: readonly string[];
  challenge: string;
  eco: string;
}

interface IndustryWords {
  needs: string;
  challenge: string;
  eco: string;
  industries: readonly Industry[];
}

/** The six of the Industries page, in both languages. */
export const words: Record<'en-CA' | 'fr-CA', IndustryWords> = {
  'en-CA': {
    needs: 'What it needs',
    challenge: 'The hard part',
    eco: 'Eco note',
    industries: [
      {
        id: 'offices',
        title: 'Corporate offices',
        description: 'Open floors, boardrooms, kitchens that two hundred people share. The work is done by the time the first badge is swiped.',
        needs: ['Desks, screens and phones wiped', 'Kitchens and washrooms, nightly', 'Boardrooms reset before eight', 'Carpets and glass on a cycle'],
        challenge: 'Hybrid weeks: Tuesday is full, Friday is empty, and the same hours no longer suit both.',
        eco: 'Microfibre and water take care of most desks; certified products do the rest.',
      },
      {
        id: 'healthcare',
        title: 'Healthcare',
        description: 'Medical and dental clinics, physiotherapy, labs. Rooms are cleaned in the order that keeps germs out of the clean ones.',
        needs: ['Disinfection with a Health Canada DIN', 'Colour-coded cloths, one room each', 'Contact time kept and recorded', 'Waiting rooms between sessions'],
        challenge: 'A surface that looks clean isn’t enough: it has to stay wet for as long as the label says.',
        eco: 'Hydrogen-peroxide disinfectants break down to water and oxygen.',
      },
      {
        id: 'retail',
        title: 'Retail',
        description: 'Shops, showrooms, street-level windows. Before opening, so that the floor is dry when the door unlocks.',
        needs: ['Entrance mats and salt, all winter', 'Fitting rooms and mirrors', 'Hard floors burnished weekly', 'Windows inside and out'],
        challenge: 'From December to April, Sainte-Catherine Street walks in on every boot.',
        eco: 'Long mats at the door keep most salt, and most product, out of the mop water.',
      },
      {
        id: 'food',
        title: 'Restaurants & food service',
        description: 'Dining rooms, kitchens, canteens. After the last cover and before the first delivery.',
        needs: ['Floors degreased, drains cleared', 'Hoods and filters on a schedule', 'Dining room and washrooms', 'A log for the MAPAQ inspector'],
        challenge: 'Grease travels: what is left at the fryer tonight is on the dining-room floor tomorrow.',
        eco: 'Enzymes digest the grease in the drain, so less of it has to be dissolved.',
      },
      {
        id: 'education',
        title: 'Education',
        description: 'Schools, daycares, college buildings. Every adult on the crew is vetted before the first evening.',
        needs: ['Classrooms and labs each evening', 'Gym floors and locker rooms', 'Touch points in flu season', 'A deep clean in July'],
        challenge: 'Three weeks in summer for what a whole year has left on the floor.',
        eco: 'No fragrance and low VOCs where children breathe all day.',
      },
      {
        id: 'manufacturing',
        title: 'Manufacturing & industrial',
        description: 'Plants, workshops, packing lines. The work follows your shifts and your lockout rules.',
        needs: ['Aisles scrubbed, lines kept legible', 'Dust from racks and beams', 'Break rooms and lockers', 'GMP, ISO and CFIA records'],
        challenge: 'The line can’t stop: we clean around it, in the twenty minutes between two shifts.',
        eco: 'Ride-on scrubbers recycle their water, and use a third of what a mop and bucket would.',
      },
    ],
  },
  'fr-CA': {
    needs: 'Ce qu’il faut',
    challenge: 'La difficulté',
    eco: 'Côté environnement',
    industries: [
      {
        id: 'offices',
        title: 'Bureaux',
        description: 'Aires ouvertes, salles de réunion, cuisines que deux cents personnes se partagent. Tout est prêt quand la première carte passe au lecteur.',
        needs: ['Postes, écrans et téléphones essuyés', 'Cuisines et toilettes, chaque soir', 'Salles de réunion prêtes avant 8\u00a0h', 'Tapis et vitres, par rotation'],
        challenge: 'Le travail hybride\u00a0: le mardi est plein, le vendredi est vide, et les mêmes heures ne conviennent plus aux deux.',
        eco: 'La microfibre et l’eau suffisent à la plupart des bureaux; des produits certifiés font le reste.',
      },
      {
        id: 'healthcare',
        title: 'Santé',
        description: 'Cliniques médicales et dentaires, physiothérapie, laboratoires. Les pièces sont nettoyées dans l’ordre qui garde propres celles qui le sont.',
        needs: ['Désinfectants avec DIN de Santé Canada', 'Chiffons par couleur, un par pièce', 'Temps de contact respecté et consigné', 'Salles d’attente entre les séances'],
        challenge: 'Une surface qui paraît propre ne suffit pas\u00a0: elle doit rester mouillée aussi longtemps que l’étiquette le dit.',
        eco: 'Les désinfectants au peroxyde d’hydrogène se décomposent en eau et en oxygène.',
      },
      {
        id: 'retail',
        title: 'Commerce de détail',
        description: 'Boutiques, salles d’exposition, vitrines sur rue. Avant l’ouverture, pour que le plancher soit sec quand la porte se déverrouille.',
        needs: ['Tapis d’entrée et calcium, tout l’hiver', 'Cabines d’essayage et miroirs', 'Planchers durs polis chaque semaine', 'Vitres, dedans et dehors'],
        challenge: 'De décembre à avril, la rue Sainte-Catherine entre sous chaque botte.',
        eco: 'De longs tapis à la porte retiennent l’essentiel du sel\u00a0: l’eau de la vadrouille demande d’autant moins de produit.',
      },
      {
        id: 'food',
        title: 'Restauration',
        description: 'Salles à manger, cuisines, cafétérias. Après le dernier couvert et avant la première livraison.',
        needs: ['Planchers dégraissés, drains dégagés', 'Hottes et filtres, à dates fixes', 'Salle à manger et toilettes', 'Un registre pour l’inspection du MAPAQ'],
        challenge: 'Le gras voyage\u00a0: ce qui reste ce soir près de la friteuse est demain sur le plancher de la salle.',
        eco: 'Des enzymes digèrent le gras dans le drain\u00a0: il y en a moins à dissoudre.',
      },
      {
        id: 'education',
        title: 'Éducation',
        description: 'Écoles, garderies, cégeps. Les antécédents de chaque adulte de l’équipe sont vérifiés avant le premier soir.',
        needs: ['Classes et laboratoires, chaque soir', 'Gymnases et vestiaires', 'Points de contact en saison grippale', 'Un grand ménage en juillet'],
        challenge: 'Trois semaines d’été pour ce qu’une année entière a laissé au sol.',
        eco: 'Sans parfum et faibles en COV, là où des enfants respirent toute la journée.',
      },
      {
        id: 'manufacturing',
        title: 'Usines et industrie',
        description: 'Usines, ateliers, lignes d’emballage. Le travail suit vos quarts et vos règles de cadenassage.',
        needs: ['Allées récurées, lignes bien lisibles', 'Poussière des palettiers et des poutres', 'Salles de pause et vestiaires', 'Registres BPF, ISO et ACIA'],
        challenge: 'La ligne ne peut pas s’arrêter\u00a0: nous nettoyons autour, dans les vingt minutes entre deux quarts.',
        eco: 'Les autorécureuses autoportées recyclent leur eau\u00a0: il en faut trois fois moins qu’à la vadrouille.',
      },
    ],
  },
};
