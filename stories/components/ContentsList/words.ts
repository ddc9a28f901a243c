/** The parts of an article. */
export const words = {
  'en-CA': {
    title: 'In this article',
    parts: { matting: 'How much matting to lay', mopping: 'Mopping up the salt', log: 'What to write in the log', spring: 'When the thaw comes, and the floor is seen by daylight for the first time in five months' },
  },
  'fr-CA': {
    title: 'Dans cet article',
    parts: { matting: 'Quelle longueur de tapis prévoir', mopping: 'Enlever le sel à la vadrouille', log: 'Quoi noter au registre', spring: 'Au dégel, quand on revoit le plancher à la lumière du jour pour la première fois en cinq mois' },
  },
};
