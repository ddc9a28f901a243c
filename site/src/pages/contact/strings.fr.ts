import { common } from '../../../content/fr/common.ts';
import { contact } from '../../../content/fr/contact.ts';
import { errors } from '../../../content/fr/errors.ts';
import { form } from '../../../content/fr/form.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** The French strings of the contact page. */
export const dictionary = { ...contact, ...form, ...errors, ...common, 'pictures.contact': pictures['pictures.contact'] };
