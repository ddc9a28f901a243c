import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOwnerText } from '../../site/company/read.ts';
import { factsSchema } from '../../site/company/schema.ts';
import { stringsOf } from '../../site/content/sections.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { createT } from '../../site/i18n/t.ts';
import { proofRows } from '../../site/src/layout/proofRows.ts';

const facts = readFileSync(join(import.meta.dirname, '../../site/company/facts.yaml'), 'utf8');

const proofsOf = (yaml: string) => readOwnerText(facts.replace('proofs: []', `proofs:\n${yaml}`), 'facts.yaml', factsSchema).proofs;

const INSURANCE = '  - { name: { en: Liability insurance, fr: Assurance responsabilité civile }, issuer: Assurances du Cap, number: RC-20417, amount: 5000000, date: 2026-03-31 }\n';
const ATTESTATION = '  - { name: { en: Attestation, fr: Attestation }, issuer: Comité paritaire }\n';

test.each<[Locale, string]>([
  ['en-CA', 'Assurances du Cap, up to $5,000,000, no. RC-20417, dated March 31, 2026'],
  ['fr-CA', 'Assurances du Cap, jusqu’à 5 000 000 $, nº RC-20417, en date du 31 mars 2026'],
])('a proof says who issued it, for how much, with which number and date; what is not given is left out (%s)', (locale, expected) => {
  const t = createT(locale, stringsOf(['proofs'], locale));
  const texts = proofRows(t, locale, proofsOf(INSURANCE + ATTESTATION)).map(([, text]) => text.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([expected, 'Comité paritaire']);
});

test.each([
  ['date: 2026-03-31', 'date: March', 'write the day as 2026-03-31'],
  ['date: 2026-03-31', 'date: 2126-03-31', /facts\.yaml:\d+: proofs\.0\.date is “2126-03-31”; write the day on which it was issued: this one is in the future/],
  ['amount: 5000000', 'amount: five', 'write a whole number'],
])('a proof with “%s” written as “%s” is refused', (right, wrong, cure) => expect(() => proofsOf(INSURANCE.replace(right, wrong))).toThrow(cure));
