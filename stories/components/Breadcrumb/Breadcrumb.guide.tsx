import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { Steps } from '@uno/ui/Steps';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const trail = (say: Say, page: string) => (
  <Breadcrumb aria-label={say('You are here', 'Vous êtes ici')}>
    <BreadcrumbLink href="#guide-home">{say('Home', 'Accueil')}</BreadcrumbLink>
    <BreadcrumbLink href="#guide-recipes">{say('Recipes', 'Recettes')}</BreadcrumbLink>
    <BreadcrumbPage>{page}</BreadcrumbPage>
  </Breadcrumb>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'nav', name: ['Trail', 'Fil'], by: 'Breadcrumb', note: ['a landmark; it wraps and is not cut', 'un point de repère; il se replie et n’est pas coupé'] },
    { at: 'li > a', name: ['Link', 'Lien'], by: 'BreadcrumbLink', note: ['a page above this one', 'une page au-dessus de celle-ci'] },
    { at: '[aria-current="page"]', name: ['Current page', 'Page actuelle'], by: 'BreadcrumbPage', note: ['last, and not a link', 'en dernier, et sans lien'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => trail(say, say('Rye bread', 'Pain de seigle')),
        why: ['The last step is the short title of the page, “Rye bread”.', 'La dernière étape est le titre court de la page, «\u00a0Pain de seigle\u00a0».'],
      },
      dont: {
        example: (say) => trail(say, say('Rye bread with caraway, as the bakeries of the lower St.\u00a0Lawrence make it', 'Pain de seigle au carvi, comme on le fait dans les boulangeries du Bas-Saint-Laurent')),
        why: ['The whole title as the last step takes several lines, and repeats what is just below it.', 'Le titre entier comme dernière étape prend plusieurs lignes et répète ce qui est juste en dessous.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Steps
            aria-label={say('Steps of the order', 'Étapes de la commande')}
            labels={{ done: say('complete', 'terminée') }}
            items={[
              { id: 'guide-cake', title: say('Cake', 'Gâteau'), done: true },
              { id: 'guide-date', title: say('Date', 'Date') },
              { id: 'guide-payment', title: say('Payment', 'Paiement') },
            ]}
          />
        ),
        why: ['Steps numbers the steps of an order, and shows which ones are complete.', 'Steps numérote les étapes d’une commande et montre lesquelles sont terminées.'],
      },
      dont: {
        example: (say) => (
          <Breadcrumb aria-label={say('Steps of the order', 'Étapes de la commande')}>
            <BreadcrumbLink href="#guide-cake">{say('Cake', 'Gâteau')}</BreadcrumbLink>
            <BreadcrumbLink href="#guide-date">{say('Date', 'Date')}</BreadcrumbLink>
            <BreadcrumbPage>{say('Payment', 'Paiement')}</BreadcrumbPage>
          </Breadcrumb>
        ),
        why: ['In a breadcrumb, “Cake”, “Date” and “Payment” look like pages inside one another.', 'Dans un fil d’Ariane, «\u00a0Gâteau\u00a0», «\u00a0Date\u00a0» et «\u00a0Paiement\u00a0» ont l’air de pages qui s’emboîtent.'],
      },
    },
  ],
};
