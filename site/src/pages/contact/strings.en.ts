import { common } from '../../../content/en/common.ts';
import { contact } from '../../../content/en/contact.ts';
import { errors } from '../../../content/en/errors.ts';
import { form } from '../../../content/en/form.ts';
import { pictures } from '../../../content/en/pictures.ts';

/** The English strings of the contact page. */
export const dictionary = { ...contact, ...form, ...errors, ...common, 'pictures.contact': pictures['pictures.contact'] };
