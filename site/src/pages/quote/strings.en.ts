import { errors } from '../../../content/en/errors.ts';
import { form } from '../../../content/en/form.ts';
import { getQuote } from '../../../content/en/getQuote.ts';
import { quote } from '../../../content/en/quote.ts';

/** The English strings of the quote page. */
export const dictionary = { ...quote, ...getQuote, ...form, ...errors };
