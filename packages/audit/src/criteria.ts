import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The languages of the report. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** A text in both languages of the report. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A criterion of WCAG 2.2. */
export interface Criterion extends Bilingual {
  readonly id: string;
  readonly level: 'A' | 'AA';
  /** What a person still has to look at, whatever the machine found. */
  readonly person: Bilingual;
}

/** The 55 criteria of levels A and AA. */
export const criteria: readonly Criterion[] = parse(readFileSync(join(import.meta.dirname, '../criteria.yaml'), 'utf8'));

const ids = new Set(criteria.map(({ id }) => id));

/** Whether a criterion is one of the 55; engines also report AAA, and 4.1.1, which WCAG 2.2 has removed. */
export const isListed = (id: string): boolean => ids.has(id);
