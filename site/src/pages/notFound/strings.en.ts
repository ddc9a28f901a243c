import { notFound } from '../../../content/en/notFound.ts';

/** What the not-found page says in English. */
export const dictionary = notFound;

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
