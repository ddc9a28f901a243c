import { scenes } from '@uno/drawings/scenes';
import type { Locale } from '../../site/i18n/locale.ts';
import type { PictureKey } from '../../site/pictures.ts';
import type { Shelf } from './vocabulary.ts';

/** What a scene shows, and what happens in it. */
interface SceneText {
  readonly subject: string;
  readonly story: string;
}

interface SceneWords {
  readonly subject: string;
  readonly story: string;
  readonly alternativeText: string;
  readonly textOf: (scene: PictureKey) => SceneText;
  /** The titles of the shelves of the vocabulary. */
  readonly shelves: Readonly<Record<Shelf['name'], string>>;
}

const en: SceneWords = {
  subject: 'Subject',
  story: 'Story',
  alternativeText: 'Alternative text',
  textOf: (scene) => ({ subject: scenes[scene].subject, story: scenes[scene].story }),
  shelves: { work: 'People at work, and what they hold', crew: 'The crew from the front and from the side', rooms: 'Rooms', goods: 'Goods, air, and loose tools' },
};

const french: Readonly<Record<PictureKey, SceneText>> = {
  home: { subject: 'Dans une nacelle, deux laveurs de vitres lavent une tour de bureaux, à côté de triplex à escaliers extérieurs; à Montréal, la croix est sur la montagne, derrière.', story: 'Les étages au-dessus de la nacelle sont clairs; ceux du dessous sont encore ternes.' },
  services: { subject: 'Un immeuble de bureaux en coupe, du hall au toit, avec quelqu’un de l’équipe au travail dans chaque pièce.', story: 'Sept tâches se font dans un même immeuble à la même heure; une lampe de poche montre que le conduit est propre.' },
  officeCleaning: { subject: 'La nuit, une préposée essuie un poste de travail dans un bureau pendant qu’un collègue compte les chiffons derrière leur chariot; la ville est derrière les fenêtres.', story: 'Les chaises de gauche sont encore de travers; celles de droite sont rangées.' },
  condoCleaning: { subject: 'Une préposée passe la vadrouille dans le hall d’un immeuble, un collègue lave la porte vitrée; il neige dehors.', story: 'Des traces de bottes entrent par la porte, passent sous ses pieds et s’arrêtent à la vadrouille; au-delà, le plancher reflète l’ascenseur.' },
  warehouseCleaning: { subject: 'Quelqu’un conduit une autorécureuse le long des palettiers d’un entrepôt.', story: 'Derrière la machine, le plancher reflète les palettiers; devant, il y a des traces de pneus et de la poussière.' },
  carpetCleaning: { subject: 'Quelqu’un nettoie le tapis d’une salle de réunion avec une machine à extraction.', story: 'Elle marche à reculons : devant elle, le tapis est peigné en bandes; derrière, il y a les taches, les chaises et la machine. Une collègue essuie le tableau.' },
  postConstruction: { subject: 'Sous un casque, quelqu’un décolle la pellicule protectrice de la fenêtre d’une pièce que l’on finit.', story: 'De gauche à droite, les montants nus deviennent un mur peint, et la poussière un plancher luisant; le ruban à mesurer de l’entrepreneur est encore sur l’appui.' },
  about: { subject: 'Sept préposés en veste jaune, leurs outils en main, devant la porte de garage d’un dépôt, à côté de leur fourgonnette.', story: 'La tournée du jour va commencer : quelqu’un lève le trousseau de clés.' },
  whyPartner: { subject: 'Entre deux tableaux de clés, une gestionnaire remet un trousseau à un préposé.', story: 'Sur le tableau gris, aucun crochet n’a de nom et les clés traînent; sur l’autre, chacune est à sa place, et une étiquette dit qui a le trousseau.' },
  contact: { subject: 'Une femme signe une soumission à son bureau, le téléphone à côté, devant une fenêtre qui donne sur les toits de Montréal.', story: 'Les deux heures que marque l’horloge ne se sont pas écoulées depuis l’appel : la fourgonnette est déjà dans la rue, et la soumission se signe.' },
  industries: { subject: 'Six locaux côte à côte sur une même ligne de plancher, en coupe : bureau, clinique, boutique, cuisine, classe, usine; un préposé travaille dans chacun.', story: 'Seul le métier change; la ligne de plancher traverse les six.' },
  blog: { subject: 'Une armoire d’entretien ouverte, ses bouteilles et ses chiffons en ordre; à côté, un cahier est ouvert sur une caisse.', story: 'Une tablette est étiquetée et parfaitement rangée, et le cahier montre comment on fait.' },
  floorWaxing: { subject: 'Quelqu’un polit le plancher d’un long corridor avec une polisseuse.', story: 'Là où il est passé, les portes se reflètent dans le plancher; devant lui, il n’y a que de la poussière. Une collègue essuie la vitre d’une porte.' },
  pressureWashing: { subject: 'Quelqu’un lave à la lance à pression un mur de brique encrassé, près d’un quai de chargement.', story: 'Deux passages du jet, dont un en cours, montrent combien la brique est rouge; l’eau sale s’en va dans le drain.' },
  deepCleaning: { subject: 'Sur un escabeau, quelqu’un éclaire avec une lampe de poche le conduit d’une hotte de cuisine.', story: 'Les filtres sont sortis et lavés; la lumière monte dans le conduit propre jusqu’au ventilateur du toit, et l’inspectrice d’Uno coche sa liste.' },
};

const fr: SceneWords = {
  subject: 'Sujet',
  story: 'Histoire',
  alternativeText: 'Texte de remplacement',
  textOf: (scene) => french[scene],
  shelves: { work: 'Des gens au travail, et ce qu’ils tiennent', crew: 'L’équipe de face et de profil', rooms: 'Les pièces', goods: 'Les marchandises, l’air et les outils épars' },
};

/** The words of the specimens of scenes. The English subjects and stories are those of the drawings. */
export const sceneWords: Readonly<Record<Locale, SceneWords>> = { 'en-CA': en, 'fr-CA': fr };
