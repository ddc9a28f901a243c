import { PartnerBadge, PartnerBadgeName, PartnerBadgeNote } from '@uno/ui/PartnerBadge';
import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import type { ComponentGuide, Words } from '../../documentation/guide.ts';

/** A stand-in for a partner’s mark, which the name beside it tells. */
const mark = (
  <svg style={{ width: '6rem', height: 'auto' }} viewBox="0 0 96 32" aria-hidden="true">
    <path d="M2 16h18M11 7v18M28 8l10 18 10-18M56 26V8h14M56 17h11M78 26V8h14v18" fill="none" stroke="currentColor" strokeWidth="4" />
  </svg>
);

const name: Words = ['Ducts by Ventair, our partner', 'Conduits par Ventair, notre partenaire'];

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-surface="tint"]', name: ['Frame', 'Cadre'], by: 'PartnerBadge' },
    { at: '[data-surface="raised"]', name: ['Logo', 'Logo'], by: 'logo', note: ['required; above the words where there is little room', 'obligatoire; au-dessus du texte là où la place manque'] },
    { at: '[data-surface="raised"] + div > p', name: ['Name', 'Nom'], by: 'PartnerBadgeName', note: ['a paragraph, not a heading', 'un paragraphe, pas un titre'] },
    { at: '[data-surface="raised"] + div > p + p', name: ['Note', 'Note'], by: 'PartnerBadgeNote', note: ['who is on site, and whose contract it is', 'qui est sur place, et de qui est le contrat'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <PartnerBadge logo={mark}>
            <PartnerBadgeName>{say(...name)}</PartnerBadgeName>
            <PartnerBadgeNote>{say('Their technicians do the work and our supervisor is on site. The contract is ours.', 'Leur équipe technique fait le travail et notre superviseure est sur place. Le contrat est le nôtre.')}</PartnerBadgeNote>
          </PartnerBadge>
        ),
        why: ['The note says who does the work, who is on site, and whose contract it is.', 'La note dit qui fait le travail, qui est sur place et de qui est le contrat.'],
      },
      dont: {
        example: (say) => (
          <PartnerBadge logo={mark}>
            <PartnerBadgeName>{say(...name)}</PartnerBadgeName>
            <PartnerBadgeNote>{say('A leader in its field, chosen for its excellence.', 'Un chef de file dans son domaine, choisi pour son excellence.')}</PartnerBadgeNote>
          </PartnerBadge>
        ),
        why: ['Praise for the partner leaves out whom the client calls when something goes wrong.', 'Un éloge du partenaire n’apprend pas au client qui appeler en cas de problème.'],
      },
    },
    {
      do: {
        example: (say) => (
          <TrustTicks>
            <TrustTick>{say('Liability insurance', 'Assurance responsabilité')}</TrustTick>
            <TrustTick>{say('Bonded crews', 'Équipes cautionnées')}</TrustTick>
          </TrustTicks>
        ),
        why: ['Insurance and bonding are assurances: two TrustTicks.', 'L’assurance et le cautionnement sont des garanties\u00a0: deux TrustTicks.'],
      },
      dont: {
        example: (say) => (
          <PartnerBadge logo={mark}>
            <PartnerBadgeName>{say('Insured by Boréal', 'Assurés par Boréal')}</PartnerBadgeName>
          </PartnerBadge>
        ),
        why: ['The insurer does no part of the work, so it is no partner.', 'L’assureur ne fait aucune partie du travail\u00a0: ce n’est pas un partenaire.'],
      },
    },
  ],
};
