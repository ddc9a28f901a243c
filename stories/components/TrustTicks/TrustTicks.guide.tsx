import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import type { ComponentGuide } from '../../documentation/guide.ts';

const ticks = (...assurances: readonly string[]) => (
  <TrustTicks>
    {assurances.map((assurance) => (
      <TrustTick key={assurance}>{assurance}</TrustTick>
    ))}
  </TrustTicks>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li svg', name: ['Tick', 'Coche'], by: 'TrustTick mark', note: ['optional; a tick in a square in its place', 'facultative; une coche dans un carré à défaut'] },
    { at: 'li > span:last-child', name: ['Assurance', 'Gage de confiance'], by: 'TrustTick children', note: ['a few words', 'quelques mots'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => ticks(say('Free returns for 30\u00a0days', 'Retours gratuits pendant 30\u00a0jours'), say('Repairs done in our shop', 'Réparations faites à notre atelier')),
        why: ['“Free returns for 30\u00a0days” is a fact that a client can hold the shop to.', '«\u00a0Retours gratuits pendant 30\u00a0jours\u00a0» est un engagement que l’on peut rappeler à la boutique.'],
      },
      dont: {
        example: (say) => ticks(say('Quality service', 'Service de qualité'), say('A passionate team', 'Une équipe passionnée')),
        why: ['“Quality service” and “A passionate team” are claims that every shop makes.', '«\u00a0Service de qualité\u00a0» et «\u00a0Une équipe passionnée\u00a0»\u00a0: toutes les boutiques en disent autant.'],
      },
    },
    {
      do: {
        example: (say) => ticks(say('Delivered in 48\u00a0hours', 'Livraison en 48\u00a0heures')),
        why: ['“Delivered in 48\u00a0hours” is read at a glance.', '«\u00a0Livraison en 48\u00a0heures\u00a0» se lit d’un coup d’œil.'],
      },
      dont: {
        example: (say) =>
          ticks(say('Because we keep every model in stock in our own warehouse, your order usually reaches you within 48\u00a0hours', 'Comme nous gardons tous les modèles dans notre propre entrepôt, votre commande vous parvient normalement en 48\u00a0heures')),
        why: ['A whole sentence about the warehouse hides the 48\u00a0hours at its end; it needs a Differentiator.', 'Une phrase entière sur l’entrepôt cache les 48\u00a0heures à la fin; il lui faut un Differentiator.'],
      },
    },
  ],
};
