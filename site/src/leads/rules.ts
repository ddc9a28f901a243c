import { BLANK_CHARACTERS, hasInvisible } from './blank.ts';
import type { BadField, FieldProblem } from './errors.ts';
import type { Rule } from './lead.ts';

/** An entry with an e-mail address to reply to. */
interface Reachable {
  readonly email: string;
}

/**
 * `name@host.domain` without a space, an invisible character or angle brackets: after the `@` there is a dot, neither first nor
 * last. Matching is linear, also for a long text that is not an address.
 */
const EMAIL = new RegExp(String.raw`^[^${BLANK_CHARACTERS}@<>]+@(?=[^${BLANK_CHARACTERS}@<>]+$).[^.]*\..`, 'u');

/** At least 10 characters without spaces, hyphens and parentheses (behaviour.md 5.10). */
const isPhone = (text: string): boolean => !hasInvisible(text) && [...text.replace(/[\s()-]/g, '')].length >= 10;

/** Nobody sees why a text with an invisible character is refused, so that problem has a sentence of its own. */
const problemOf = (text: string, problem: FieldProblem): FieldProblem => (hasInvisible(text) ? 'invisible' : problem);

/** A list with one bad field if `wrong`; otherwise empty. */
export const badIf = (wrong: boolean, field: string, problem: FieldProblem): readonly BadField[] => (wrong ? [{ field, problem }] : []);

/** An e-mail address, if given, must look like one. */
export const emailRule: Rule<Reachable> = {
  failure: { code: 'invalid_email' },
  broken: ({ email }) => badIf(email !== '' && !EMAIL.test(email), 'email', problemOf(email, 'emailFormat')),
};

/** A phone number, if given, must be long enough. */
export const phoneRule: Rule<{ readonly phone: string }> = {
  failure: { code: 'invalid_phone' },
  broken: ({ phone }) => badIf(phone !== '' && !isPhone(phone), 'phone', problemOf(phone, 'phoneFormat')),
};

/** Counts characters like the database: an emoji is one character, but two UTF-16 units in JavaScript. */
const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;

/** The texts that are longer than their columns: such a text is reported and never truncated. */
export const tooLong = (longest: Readonly<Record<string, number>>, texts: object): readonly BadField[] =>
  Object.entries(texts).flatMap(([field, text]) => badIf(typeof text === 'string' && isLonger(text, longest[field] ?? Infinity), field, 'long'));
