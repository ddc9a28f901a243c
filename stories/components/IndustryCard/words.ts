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
        description: 'We clean open floors, boardrooms and shared kitchens before the first badge is swiped.',
        needs: ['Desks, screens and phones wiped', 'Kitchens and washrooms, nightly', 'Boardrooms reset before eight', 'Carpets and glass on a cycle'],
        challenge: 'In a hybrid week Tuesday is full and Friday is empty, and the same hours no longer suit both.',
        eco: 'Microfibre and water take care of most desks; certified products do the rest.',
      },
      {
        id: 'healthcare',
        title: 'Healthcare',
        description: 'In clinics and labs, we clean the rooms in the order that keeps germs out of the clean ones.',
        needs: ['Disinfection with a Health Canada DIN', 'Colour-coded cloths, one room each', 'Contact time kept and recorded', 'Waiting rooms between sessions'],
        challenge: 'A surface has to stay wet for as long as the label of the disinfectant says.',
        eco: 'Hydrogen-peroxide disinfectants break down to water and oxygen.',
      },
      {
        id: 'retail',
        title: 'Retail',
        description: 'We clean shops, showrooms and street-level windows before opening, so that the floor is dry when the door unlocks.',
        needs: ['Entrance mats and salt, all winter', 'Fitting rooms and mirrors', 'Hard floors burnished weekly', 'Windows inside and out'],
        challenge: 'From December to April, slush and calcium come in on every boot.',
        eco: 'Long mats at the door keep most salt, and most product, out of the mop water.',
      },
      {
        id: 'food',
        title: 'Restaurants & food service',
        description: 'We clean dining rooms, kitchens and canteens after the last cover and before the first delivery.',
        needs: ['Floors degreased, drains cleared', 'Hoods and filters on a schedule', 'Dining room and washrooms', 'A log for the MAPAQ inspector'],
        challenge: 'Grease that is left at the fryer tonight is on the dining-room floor tomorrow.',
        eco: 'Enzymes digest the grease in the drain, so less of it has to be dissolved.',
      },
      {
        id: 'education',
        title: 'Education',
        description: 'In schools, daycares and colleges, everyone on the crew is vetted.',
        needs: ['Classrooms and labs each evening', 'Gym floors and locker rooms', 'Touch points in flu season', 'A deep clean in July'],
        challenge: 'What a whole year has left on the floor has to go in three weeks of summer.',
        eco: 'No fragrance and low VOCs where children breathe all day.',
      },
      {
        id: 'manufacturing',
        title: 'Manufacturing & industrial',
        description: 'We clean plants, workshops and packing lines around your shifts and your lockout rules.',
        needs: ['Aisles scrubbed, lines kept legible', 'Dust from racks and beams', 'Break rooms and lockers', 'GMP, ISO and CFIA records'],
        challenge: 'The line can’t stop, so we clean around it in the twenty minutes between two shifts.',
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
        description: 'Nous nettoyons aires ouvertes, salles de réunion et cuisines partagées avant que la première carte passe au lecteur.',
        needs: ['Postes, écrans et téléphones essuyés', 'Cuisines et salles de toilettes, chaque soir', 'Salles de réunion prêtes avant 8\u00a0h', 'Tapis et vitres, par rotation'],
        challenge: 'En mode hybride, le mardi est plein, le vendredi est vide, et les mêmes heures ne conviennent plus aux deux.',
        eco: 'La microfibre et l’eau suffisent à la plupart des bureaux; des produits certifiés font le reste.',
      },
      {
        id: 'healthcare',
        title: 'Santé',
        description: 'Dans les cliniques et les laboratoires, nous nettoyons les pièces dans l’ordre qui garde propres celles qui le sont.',
        needs: ['Désinfectants avec DIN de Santé Canada', 'Chiffons par couleur, un par pièce', 'Temps de contact respecté et consigné', 'Salles d’attente entre les séances'],
        challenge: 'Une surface doit rester mouillée aussi longtemps que l’étiquette du désinfectant le dit.',
        eco: 'Les désinfectants au peroxyde d’hydrogène se décomposent en eau et en oxygène.',
      },
      {
        id: 'retail',
        title: 'Commerce de détail',
        description: 'Nous nettoyons boutiques, salles d’exposition et vitrines sur rue avant l’ouverture, pour que le plancher soit sec quand la porte se déverrouille.',
        needs: ['Tapis d’entrée et calcium, tout l’hiver', 'Cabines d’essayage et miroirs', 'Planchers durs polis chaque semaine', 'Vitres, dedans et dehors'],
        challenge: 'De décembre à avril, la sloche et le calcium entrent sous chaque botte.',
        eco: 'De longs tapis à la porte retiennent l’essentiel du calcium, et l’eau de la vadrouille demande d’autant moins de produit.',
      },
      {
        id: 'food',
        title: 'Restauration',
        description: 'Nous nettoyons salles à manger, cuisines et cafétérias après le dernier couvert et avant la première livraison.',
        needs: ['Planchers dégraissés, drains dégagés', 'Hottes et filtres, à dates fixes', 'Salle à manger et salles de toilettes', 'Un registre pour l’inspection du MAPAQ'],
        challenge: 'Le gras qui reste ce soir près de la friteuse est demain sur le plancher de la salle.',
        eco: 'Des enzymes digèrent le gras dans le drain, et il y en a moins à dissoudre.',
      },
      {
        id: 'education',
        title: 'Éducation',
        description: 'Dans les écoles, les garderies et les cégeps, les antécédents de toute l’équipe sont vérifiés.',
        needs: ['Classes et laboratoires, chaque soir', 'Gymnases et vestiaires', 'Points de contact en saison grippale', 'Un grand ménage en juillet'],
        challenge: 'Ce qu’une année entière a laissé au sol doit partir en trois semaines d’été.',
        eco: 'Sans parfum et faibles en COV, là où des enfants respirent toute la journée.',
      },
      {
        id: 'manufacturing',
        title: 'Usines et industrie',
        description: 'Nous nettoyons usines, ateliers et lignes d’emballage selon vos quarts et vos règles de cadenassage.',
        needs: ['Allées récurées, lignes bien lisibles', 'Poussière des palettiers et des poutres', 'Salles de pause et vestiaires', 'Registres BPF, ISO et ACIA'],
        challenge: 'La ligne ne peut pas s’arrêter, et nous nettoyons autour dans les vingt minutes entre deux quarts.',
        eco: 'Les autorécureuses autoportées recyclent leur eau, et il en faut trois fois moins qu’à la vadrouille.',
      },
    ],
  },
};
