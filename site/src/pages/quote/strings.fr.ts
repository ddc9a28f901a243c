import { errors } from '../../../content/fr/errors.ts';
import { form } from '../../../content/fr/form.ts';
import { getQuote } from '../../../content/fr/getQuote.ts';
import { quote } from '../../../content/fr/quote.ts';

/** The French strings of the quote page. */
export const dictionary = { ...quote, ...getQuote, ...form, ...errors };
