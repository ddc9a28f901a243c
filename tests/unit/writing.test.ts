import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validatePages } from '../html/validate.ts';
import { writingFindings } from '../html/writing.ts';
import { folderForTest } from '../temporaryFolder.ts';

const page = (language: 'en-CA' | 'fr-CA', ...sentences: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}</body></html>`;

/** Sentences that break a rule each. Those that break none are on the pages of the site, which tests/html checks. */
const wrongInEnglish = [
  'You have it within 24 hours.', 'We come within 2\u00a0to\u00a03 business days.', 'We come within 2 to\u00a03\u00a0business days.',
  'The office has <strong>12,000</strong> sq ft.', 'We clean for 200\u00a0businesses.', '200', 'A carpet costs 55\u00a0$ a square metre.',
  'A carpet costs 7,900$ installed.', 'It lasts 15–20 % longer.', 'It holds 80\u00a0% of the calcium.', 'We have cleaning solutions.',
  'We have a plan tailored to you.', 'You have peace of mind.', 'This is more than just cleaning.', 'We don’t subcontract, ever.', 'We come back!',
];

const wrongInFrench = [
  'Vous l’avez dans les 24 heures.', 'Nous faisons 3 passages par semaine.', 'Le bureau a 10\u00a0000 pi².',
  'Nous venons dans les 2\u00a0à\u00a03\u00a0jours ouvrables.', 'Nous venons d’ici 2\u00a0à 3\u00a0jours ouvrables.',
  'Ouvert 6 jours, de 7\u00a0h\u00a030 à 17\u00a0h.', 'Dès 1\u00a0visite par semaine.', 'Nous le faisons lors de vos visites régulières.',
  'Nous entretenons 200\u00a0entreprises.', 'Vous avez une ou un responsable.', 'Le travail est irréprochable.', 'Nos produits sont écologiques.',
  'Un produit écologique, dit l’étiquette.', 'Nous avons des solutions.', 'C’est bien plus que du nettoyage.',
  'Que vous soyez à Lachine ou à Laval, nous venons.', 'De la sous-traitance, jamais.', 'Nous revenons!', 'L’horaire : de jour.', 'C’est «propre».',
  'Une question ?', 'Nos client·e·s appellent.',
];

test.each([
  ...wrongInEnglish.map((wrong) => ['en-CA', wrong] as const),
  ...wrongInFrench.map((wrong) => ['fr-CA', wrong] as const),
])('the writing rules find a fault in %s: “%s”', (language, wrong) => expect(writingFindings(page(language, wrong))).toHaveLength(1));

test('the writing rules allow a page to say only twice that the crews are our own', () => {
  expect(writingFindings(page('en-CA', 'Our own crews clean it.', 'In-house crews', 'A crew of our own comes.'))).toHaveLength(1);
  expect(writingFindings(page('fr-CA', 'Équipes maison', 'Une équipe de chez nous vient.', 'Nos propres équipes nettoient.'))).toHaveLength(1);
});

test('the markup and the writing of each built page are checked', async () => {
  const folder = folderForTest('pages');
  const frame = (body: string) => `<!DOCTYPE html><html lang="fr-CA"><head><meta charset="utf-8"><title>Uno</title></head><body><main><h1>Uno</h1>${body}</main></body></html>`;
  const bodies = { broken: '<p><div>Un bloc</div></p>', clean: '<p>L’entretien</p>', straight: "<p>L'entretien</p>" };
  for (const [name, body] of Object.entries(bodies)) writeFileSync(join(folder, `${name}.html`), frame(body));
  expect(await validatePages(folder)).toEqual([
    { page: 'broken.html', findings: expect.arrayContaining([expect.stringContaining('no-implicit-close')]) },
    { page: 'clean.html', findings: [] },
    { page: 'straight.html', findings: ["fr: has curly apostrophes and quotation marks: L'entretien"] },
  ]);
});
