import type { FrenchStories } from '../documentation/StorySection.tsx';
import type * as colour from './Colour.stories.tsx';
import type * as errors from './Errors.stories.tsx';
import type * as drawings from './HouseDrawings.stories.tsx';
import type * as icons from './Icons.stories.tsx';
import type * as motion from './Motion.stories.tsx';
import type * as scenes from './Scenes.stories.tsx';
import type * as space from './SpaceAndGrid.stories.tsx';
import type * as type from './Type.stories.tsx';
import type * as wordmark from './Wordmark.stories.tsx';

// What the French pages of the foundations say of each story; in English that is its own name and JSDoc.

export const colourStories: FrenchStories<typeof colour> = {
  Interface: { name: 'L’interface', description: 'Les couleurs de l’interface. Le grand aplat est dans le thème de la barre d’outils; au-dessous, tous les thèmes.' },
  Drawings: { name: 'Les dessins', description: 'Les couleurs des dessins. Elles n’ont pas de paires, parce qu’aucun texte n’est posé dessus.' },
  OnEachSurface: { name: 'Sur chaque surface', description: 'Chaque surface avec ses rôles, dans le thème de la barre d’outils.' },
  Nested: { name: 'Emboîtées', description: 'Des surfaces et des thèmes les uns dans les autres : chacun a ses propres couleurs, quoi qu’il y ait autour (`tests/modes/nesting.test.ts` le mesure).' },
  Pairs: { name: 'Les paires', description: 'Chaque paire dans chaque thème (un téléphone ne montre que celui de la barre d’outils), calculée à partir des jetons, comme dans les tests.' },
};

export const errorStories: FrenchStories<typeof errors> = {
  TheTenCodes: { name: 'Les dix codes', description: 'Les dix codes. Un message que montre un seul formulaire, ou qui diffère de celui de l’autre, nomme le formulaire; le téléphone et le courriel sont ceux du site.' },
  Reason: { name: 'La raison', description: 'Les textes de la raison dans `database_error` et `unknown_error`. Un message qui n’est pas du site est montré tel qu’il est arrivé.' },
  Fields: { name: 'Les champs', description: 'Chaque message dit quoi faire, pas ce qui n’allait pas. Le lien dans la boîte d’erreurs a les mêmes mots que le champ.' },
  WithoutPage: { name: 'Sans page', description: 'Les réponses en texte du serveur à un POST qui ne peut pas venir d’un formulaire de ce site, mais d’un autre site ou d’un programme.' },
};

export const drawingStories: FrenchStories<typeof drawings> = {
  Drawings: { name: 'Les dessins', description: 'Ceux qui se dessinent sans leur composant. Tous sont décoratifs, et prennent les couleurs de leur surface.' },
};

export const iconStories: FrenchStories<typeof icons> = {
  Interface: { name: 'L’interface', description: 'Les icônes de l’interface : Lucide, 24 px avec un trait de 2, ou 20 px dans un contrôle. Toujours près d’un mot ou sur un contrôle qui a un nom; cachées aux technologies d’assistance. La liste est lue dans les imports des composants.' },
  Twelve: { name: 'Les douze', description: 'Les douze pictogrammes à 96, 48 et 32 px : six services, six raisons. Des choses et des lieux avec lesquels l’équipe travaille, vus de face. Décoratifs : chacun est près de son nom. Ils prennent la couleur du texte; une page en montre un avec `Pictogram`. À partir de la taille d’une carte, une image est une scène ou une partie d’une scène (Foundations/Scenes).' },
  Construction: { name: 'La construction', description: 'La grille de 64 unités en modules de 8, les deux épaisseurs de trait, les deux aplats; et quand prendre plutôt une icône ou une pièce.' },
  Street: { name: 'La rue', description: 'La rue de l’accueil, et la fenêtre de ses quatre étapes, avec les mêmes aplats, les mêmes traits et les mêmes gens.' },
};

export const motionStories: FrenchStories<typeof motion, 'Played'> = {
  Durations: { name: 'Les durées', description: 'Pressez *Jouer* pour voir une vitre balayée dans chaque durée. Si le mouvement est réduit, la vitre est propre aussitôt.' },
};

export const sceneStories: FrenchStories<typeof scenes> = {
  Index: { name: 'L’index', description: 'Les quinze scènes. Les pages les appellent par leur clé (`site/pictures.ts`).' },
  Catalogue: { name: 'Le catalogue', description: 'Pour chaque scène, le sujet que l’on doit reconnaître, l’histoire, le texte de remplacement, et les quatre cadrages avec la taille de chacun (brotli; 12 ko au plus).' },
  OnEveryGround: { name: 'Sur chaque fond', description: 'Chaque scène dans chaque thème, sur le papier du thème : un seul fichier, et un filtre SVG par thème (`sceneMatrices`).' },
  Parts: { name: 'Les parties', description: 'Le vocabulaire des plans rapprochés (`packages/drawings/src/vocabulary/closeUp`) : un seul module, pour qu’une personne de 168 unités convienne à chaque porte, chaque poignée et chaque échelle. Les objets dont une seule scène a besoin sont dessinés dans cette scène.' },
};

export const spaceStories: FrenchStories<typeof space> = {
  Space: { name: 'L’espace', description: 'L’échelle des distances et les mesures fixes.' },
  Columns: { name: 'Les colonnes', description: 'Douze colonnes de même largeur, à 1 rem l’une de l’autre, entre les marges de la page : un vingtième de la fenêtre, au moins 1 rem et au plus 5. La page n’est jamais plus large que `vars.layout.page`.' },
  AllBreakpoints: { name: 'Les points de rupture', description: 'Les points de rupture partagés sont le `from` de `@uno/tokens/layout`, en rem, pour suivre la taille de caractères de la personne qui lit. Un composant dont le contenu demande une autre largeur écrit la sienne, ou consulte la largeur de sa propre boîte (`@container`).' },
};

export const typeStories: FrenchStories<typeof type> = {
  Scale: { name: 'L’échelle', description: 'L’échelle, avec la même phrase dans les deux langues. Chaque taille grandit régulièrement d’une fenêtre de 360 px à une fenêtre de 1 280 px.' },
  TwoFaces: { name: 'Les deux polices', description: 'Les deux polices, les lettres des deux langues, et les nombres qui sont derrière.' },
};

export const wordmarkStories: FrenchStories<typeof wordmark> = {
  Construction: { name: 'La construction', description: 'Le symbole est une fenêtre sur une grille de 16 unités. Il garde ses proportions avec le nom à toutes les tailles.' },
  ClearSpace: { name: 'La zone de protection', description: 'L’espace qui reste libre de tous les côtés : un carreau du symbole et une barre.' },
  Sizes: { name: 'Les tailles', description: 'Il a une taille minimale, et pas de maximum.' },
  WithTheDescriptor: { name: 'Avec le descripteur', description: 'Le descripteur est à côté du nom, dans la police de texte, sur deux lignes, dans la langue de la page.' },
  Icons: { name: 'Les icônes', description: 'Le symbole seul, dessiné pour chaque taille : chaque arête sur un pixel entier.' },
};
