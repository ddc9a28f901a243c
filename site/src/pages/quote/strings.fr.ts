import { errors } from '../../../content/fr/errors.ts';
import { form } from '../../../content/fr/form.ts';
import { getQuote } from '../../../content/fr/getQuote.ts';
import { quote } from '../../../content/fr/quote.ts';

/** What the quote page says in French. */
export const dictionary = { ...quote, ...getQuote, ...form, ...errors };
