import { said } from '../facts.en.ts';

/** The papers that the company can show, on Why partner, About and the quote page. */
export const proofs = said({
  'proofs.title': 'With the proposal, you get',
  'proofs.amount': 'up to {amount}',
  'proofs.number': 'no.\u00a0{number}',
  'proofs.date': 'dated {date}',
});
