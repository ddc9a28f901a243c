import type { TranslationOf } from '../../i18n/t.ts';
import type { pictures as english } from '../en/pictures.ts';
import { isMontreal, ofCity, said } from '../facts.fr.ts';

/** Ce que montre chaque image du catalogue. */
export const pictures = said<TranslationOf<typeof english>>({
  'pictures.home':
    `Une rue ${ofCity}\u00a0: triplex à escaliers extérieurs${isMontreal ? ', croix du mont Royal' : ''} et tour aux vitres claires au-dessus de la nacelle, ternes au-dessous.`,
  'pictures.services': 'Un immeuble de bureaux vu en coupe. Du hall au toit, sept membres de l’équipe sont à l’œuvre; l’un tient un filtre, un autre éclaire le conduit de ventilation.',
  'pictures.officeCleaning': 'Un bureau à aire ouverte, la nuit. Une préposée essuie un poste de travail\u00a0: derrière elle, les chaises sont rangées; devant, pas encore. Au chariot, un collègue compte les chiffons.',
  'pictures.condoCleaning': 'Un hall d’immeuble, l’hiver. Des traces de bottes mènent de la porte vitrée, qu’un préposé lave, à la vadrouille d’une collègue; au-delà, le plancher reflète l’ascenseur.',
  'pictures.warehouseCleaning': 'Un entrepôt. Derrière l’autorécureuse que conduit un préposé, le plancher reflète les palettiers; devant, des traces de pneus et de la poussière.',
  'pictures.carpetCleaning': 'Une salle de réunion. Une préposée recule avec la lance d’extraction\u00a0: devant elle, le tapis est peigné en bandes; derrière, il est taché. Une collègue essuie le tableau.',
  'pictures.postConstruction': 'Une pièce presque finie\u00a0: montants nus et poussière à gauche, mur peint à droite. Une préposée casquée, vue de dos, décolle la pellicule de la fenêtre.',
  'pictures.about': 'Sept collègues en veste jaune devant la porte de garage du dépôt, outils en main, la fourgonnette à gauche. Une femme en hijab lève le trousseau de clés.',
  'pictures.whyPartner': 'Deux tableaux de clés, le soir\u00a0: l’un à moitié vide, ses clés éparses; près de l’autre, complet, une gestionnaire remet un trousseau à notre superviseur.',
  'pictures.contact':
    `Une femme signe une soumission à son bureau, café et téléphone devant elle. Vue sur les toits${isMontreal ? ' et la montagne' : ''}; notre fourgonnette est dans la rue.`,
  'pictures.industries': 'Six locaux sur une même ligne de plancher\u00a0: bureau, clinique, boutique, cuisine, classe et usine, et dans chacun un préposé au travail.',
  'pictures.blog': 'Une armoire d’entretien ouverte\u00a0: bouteilles étiquetées en rang, chiffons pliés par couleur, liste sur la porte; sur une caisse, un cahier ouvert.',
  'pictures.floorWaxing': 'Un long corridor. Les portes se reflètent dans le plancher, là où la polisseuse est passée; plus loin, une collègue essuie la vitre d’une porte.',
  'pictures.pressureWashing': 'Un mur de brique encrassé près d’un quai de chargement. Une lance à pression y trace une deuxième bande rouge sous la première; l’eau coule vers un drain.',
  'pictures.deepCleaning': 'Une cuisine de restaurant. Sur un escabeau, un technicien en vert éclaire le conduit propre de la hotte; les filtres sont en rang, notre superviseure coche sa liste.',
});
