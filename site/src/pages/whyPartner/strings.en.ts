import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';
import { whyPartner } from '../../../content/en/whyPartner.ts';

/** What the page says in English, with what its picture shows. */
export const dictionary = { ...whyPartner, ...common, 'pictures.whyPartner': pictures['pictures.whyPartner'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
