import { describe, expect, test } from 'vitest';
import { writingFindings } from '../html/writing.ts';

const page = (language: 'en-CA' | 'fr-CA', ...sentences: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}</body></html>`;

/** A sentence that breaks a rule, and a correct one. */
type Pair = readonly [wrong: string, right: string];

const inEnglish: readonly Pair[] = [
  ['You have it within 24 hours.', 'You have it within 24\u00a0hours.'],
  ['We come within 2\u00a0to\u00a03 business days.', 'We come within 2\u00a0to\u00a03\u00a0business days.'],
  ['We come within 2 to\u00a03\u00a0business days.', 'We come within 2\u00a0to\u00a03\u00a0business days.'],
  ['The office has <strong>12,000</strong> sq ft.', 'The office has <strong>12,000</strong>\u00a0sq\u00a0ft.'],
  ['We clean for 200\u00a0businesses.', 'We clean for more than 200\u00a0businesses.'],
  ['200', '200+'],
  ['A carpet costs 55\u00a0$ a square metre.', 'A carpet costs $55 a square metre.'],
  ['A carpet costs 7,900$ installed.', 'A carpet costs $7,900 installed.'],
  ['It lasts 15–20 % longer.', 'It lasts 15–20% longer.'],
  ['It holds 80\u00a0% of the calcium.', 'It holds 80% of the calcium.'],
  ['We have cleaning solutions.', 'We clean offices.'],
  ['We have a plan tailored to you.', 'We write a plan for your building.'],
  ['You have peace of mind.', 'You have our answer.'],
  ['This is more than just cleaning.', 'This is cleaning.'],
  ['We don’t subcontract, ever.', 'We don’t subcontract.'],
  ['We come back!', 'We come back.'],
];

const inFrench: readonly Pair[] = [
  ['Vous l’avez dans les 24 heures.', 'Vous l’avez dans les 24\u00a0heures.'],
  ['Nous faisons 3 passages par semaine.', 'Nous faisons 3\u00a0passages par semaine.'],
  ['Le bureau a 10\u00a0000 pi².', 'Le bureau a 10\u00a0000\u00a0pi².'],
  ['Nous venons dans les 2\u00a0à\u00a03\u00a0jours ouvrables.', 'Nous venons d’ici 2\u00a0à\u00a03\u00a0jours ouvrables.'],
  ['Nous venons d’ici 2\u00a0à 3\u00a0jours ouvrables.', 'Nous venons d’ici 2\u00a0à\u00a03\u00a0jours ouvrables.'],
  ['Ouvert 6 jours, de 7\u00a0h\u00a030 à 17\u00a0h.', 'Ouvert 6\u00a0jours, de 7\u00a0h\u00a030 à 17\u00a0h.'],
  ['Dès 1\u00a0visite par semaine.', 'Dès 1\u00a0passage par semaine.'],
  ['Nous le faisons lors de vos visites régulières.', 'Nous le faisons lors de vos passages réguliers.'],
  ['Nous entretenons 200\u00a0entreprises.', 'Nous entretenons plus de 200\u00a0entreprises.'],
  ['Vous avez une ou un responsable.', 'Vous savez qui dirige l’équipe.'],
  ['Le travail est irréprochable.', 'Le travail est inspecté.'],
  ['Nos produits sont écologiques.', 'Nos produits sont écocertifiés, sur demande.'],
  ['Un produit écologique, dit l’étiquette.', 'Une étiquette dit «\u00a0produit écologique\u00a0».'],
  ['Nous avons des solutions.', 'Nous avons une réponse.'],
  ['C’est bien plus que du nettoyage.', 'C’est du nettoyage.'],
  ['Que vous soyez à Lachine ou à Laval, nous venons.', 'Nous venons à Lachine et à Laval.'],
  ['De la sous-traitance, jamais.', 'Nous ne donnons rien en sous-traitance.'],
  ['Nous revenons!', 'Nous revenons.'],
  ['L’horaire : de jour.', 'L’horaire\u00a0: de jour.'],
  ['C’est «propre».', 'C’est «\u00a0propre\u00a0».'],
  ['Une question ?', 'Une question?'],
  ['Nos client·e·s appellent.', 'Nos clients appellent.'],
];

describe('the writing rules', () => {
  test.each(inEnglish)('find “%s” in English', (wrong, right) => {
    expect(writingFindings(page('en-CA', wrong))).toHaveLength(1);
    expect(writingFindings(page('en-CA', right))).toEqual([]);
  });

  test.each(inFrench)('find « %s » in French', (wrong, right) => {
    expect(writingFindings(page('fr-CA', wrong))).toHaveLength(1);
    expect(writingFindings(page('fr-CA', right))).toEqual([]);
  });

  test('allow an exclamation mark in the fixed success messages', () => {
    expect(writingFindings(page('en-CA', 'Quote request submitted successfully! We’ll contact you.', 'Message sent successfully! We’ll respond.'))).toEqual([]);
    expect(writingFindings(page('fr-CA', 'Votre demande de soumission a bien été envoyée! Nous communiquerons avec vous.'))).toEqual([]);
  });

  test('allow a page to say only twice that the crews are our own', () => {
    const twice = ['They are people on our payroll.', 'Our own crews clean it.', 'In-house crews'];
    expect(writingFindings(page('en-CA', ...twice))).toEqual([]);
    expect(writingFindings(page('en-CA', ...twice, 'A crew of our own comes.'))).toHaveLength(1);
    expect(writingFindings(page('fr-CA', 'Équipes maison', 'Une équipe de chez nous vient.', 'Nos propres équipes nettoient.'))).toHaveLength(1);
  });
});
