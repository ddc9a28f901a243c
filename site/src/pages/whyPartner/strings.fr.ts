import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';
import { whyPartner } from '../../../content/fr/whyPartner.ts';

/** What the page says in French, with what its picture shows. */
export const dictionary = { ...whyPartner, ...common, 'pictures.whyPartner': pictures['pictures.whyPartner'] };
