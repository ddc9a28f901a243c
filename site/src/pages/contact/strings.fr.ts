import { common } from '../../../content/fr/common.ts';
import { contact } from '../../../content/fr/contact.ts';
import { errors } from '../../../content/fr/errors.ts';
import { form } from '../../../content/fr/form.ts';
import { pictures } from '../../../content/fr/pictures.ts';

const { 'common.getQuote': getQuote, 'common.callUsAt': callUsAt, 'common.orCall': orCall } = common;

/** What the contact page says in French. */
export const dictionary = {
  ...contact,
  ...form,
  ...errors,
  'common.getQuote': getQuote,
  'common.callUsAt': callUsAt,
  'common.orCall': orCall,
  'pictures.contact': pictures['pictures.contact'],
};
