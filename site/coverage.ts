/** How far an area is served: every service on every schedule, or on days that are settled at the visit. */
type Coverage = 'full' | 'available';

/** An area that is served. */
interface CoverageEntry {
  readonly coverage: Coverage;
  readonly name: { readonly 'en-CA': string; readonly 'fr-CA': string };
}

const named = (coverage: Coverage, english: string, french = english): CoverageEntry => ({ coverage, name: { 'en-CA': english, 'fr-CA': french } });

/** The areas that are served, as the contact page lists them: those with full coverage first (behaviour.md 3.22). */
export const coverageAreas: readonly CoverageEntry[] = [
  named('full', 'Downtown Montréal', 'Centre-ville de Montréal'),
  named('full', 'Old Montréal', 'Vieux-Montréal'),
  named('full', 'Plateau Mont-Royal', 'Plateau-Mont-Royal'),
  named('full', 'Mile End'),
  named('full', 'Outremont'),
  named('full', 'Westmount'),
  named('full', 'Côte-des-Neiges'),
  named('full', 'NDG', 'Notre-Dame-de-Grâce'),
  named('full', 'Verdun'),
  named('full', 'Saint-Laurent'),
  named('full', 'Saint-Léonard'),
  named('full', 'Rosemont–La Petite-Patrie'),
  named('full', 'Villeray'),
  named('full', 'Hochelaga-Maisonneuve'),
  named('full', 'Mercier'),
  named('full', 'Ahuntsic-Cartierville'),
  named('full', 'Anjou'),
  named('full', 'LaSalle'),
  named('full', 'Lachine'),
  named('available', 'Dorval'),
  named('available', 'Pointe-Claire'),
  named('available', 'West Island', 'Ouest-de-l’Île'),
  named('available', 'Laval'),
  named('available', 'South Shore', 'Rive-Sud'),
];
