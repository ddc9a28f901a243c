import { errors } from '../../../content/en/errors.ts';
import { form } from '../../../content/en/form.ts';
import { getQuote } from '../../../content/en/getQuote.ts';
import { price } from '../../../content/en/price.ts';
import { proofs } from '../../../content/en/proofs.ts';
import { quote } from '../../../content/en/quote.ts';

/** The English strings of the quote page. */
export const dictionary = { ...quote, ...getQuote, ...price, ...proofs, ...form, ...errors };
