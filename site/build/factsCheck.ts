import type { Company } from '../company/shape.ts';
import { UserFacingError } from '../userFacingError.ts';

/** The facts that an environment variable may replace. The schema of `company/facts.yaml` has checked the others. */
type ReplaceableFacts = Pick<Company, 'phone' | 'email' | 'origin'>;

/** The problems of the facts with the overrides of the environment, each in a sentence that says what to do. */
export const factProblems = ({ phone, email, origin }: ReplaceableFacts): readonly string[] => [
  ...(/^\+1-\d{3}-\d{3}-\d{4}$/.test(phone) ? [] : [`The phone number “${phone}” is not a North American number. Write it as +1-514-555-0142, in VITE_UNO_PHONE.`]),
  ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? [] : [`“${email}” is not an e-mail address. Write it as info@company.ca, in VITE_UNO_EMAIL.`]),
  ...(/^https?:\/\/[^/\s]\S*$/.test(origin) ? [] : [`“${origin}” is not the address of a website. Write it as https://company.ca, in VITE_UNO_ORIGIN.`]),
];

/**
 * Stops a build with wrong facts before anything is written.
 *
 * @throws an error with one line for each problem
 */
export function checkFacts(facts: ReplaceableFacts): void {
  const problems = factProblems(facts);
  if (problems.length > 0) throw new UserFacingError(['Nothing was built, because of the settings:', ...problems].join('\n  '));
}
