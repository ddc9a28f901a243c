import { notFound } from '../../../content/fr/notFound.ts';

/** What the not-found page says in French. */
export const dictionary = notFound;
