import { errors } from '../../../content/fr/errors.ts';
import { form } from '../../../content/fr/form.ts';
import { getQuote } from '../../../content/fr/getQuote.ts';
import { price } from '../../../content/fr/price.ts';
import { proofs } from '../../../content/fr/proofs.ts';
import { quote } from '../../../content/fr/quote.ts';

/** The French strings of the quote page. */
export const dictionary = { ...quote, ...getQuote, ...price, ...proofs, ...form, ...errors };
