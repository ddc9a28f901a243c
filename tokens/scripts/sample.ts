/**
 * The text by which fallback faces are measured: English and French from our pages, with capitals, figures, accents and
 * no-break spaces. It need not match the current text of the site: only the letter frequencies matter.
 */
export const sample = [
  'Whoever cleans your building is on our payroll: vetted, bonded, insured, and known by name to your supervisor.',
  'From one floor on Sherbrooke Street to a cross-dock in the Technoparc: a crew of our own, and one supervisor whose name you know.',
  'A service request is answered within 2 hours. An emergency call, in under 45 minutes on average, at any hour.',
  'Schedules, inspections with photos, requests and history in one place.',
  'Tell us about your space. We visit within 2 to 3 business days and send a written proposal within 24 hours of the visit.',
  'Les gens qui entretiennent votre immeuble sont à notre emploi : leurs antécédents sont vérifiés, et leur responsable les connaît par leur nom.',
  'Nous répondons aux demandes de service en 2 heures au plus et aux appels d’urgence en moins de 45 minutes en moyenne, à toute heure.',
  'Horaires, inspections avec photos, demandes et historique au même endroit. Vous nous y écrivez, nous répondons dans les 4 heures.',
  'Des équipes qui connaissent votre quai de chargement et, l’hiver, les pancartes orange de votre rue.',
  'Parlez-nous de vos locaux. Nous passons les voir d’ici 2 à 3 jours ouvrables, puis vous recevez une proposition écrite.',
].join(' ');
