import { common } from '../../../content/en/common.ts';
import { contact } from '../../../content/en/contact.ts';
import { errors } from '../../../content/en/errors.ts';
import { form } from '../../../content/en/form.ts';
import { pictures } from '../../../content/en/pictures.ts';

const { 'common.getQuote': getQuote, 'common.callUsAt': callUsAt, 'common.orCall': orCall } = common;

/** What the contact page says in English. */
export const dictionary = {
  ...contact,
  ...form,
  ...errors,
  'common.getQuote': getQuote,
  'common.callUsAt': callUsAt,
  'common.orCall': orCall,
  'pictures.contact': pictures['pictures.contact'],
};

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
