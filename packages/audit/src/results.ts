/** Who reports: three engines, a checker of markup, and the scripted checks of this package. */
export const engineNames = ['axe', 'ibm', 'alfa', 'markup', 'scripts'] as const;

export type EngineName = (typeof engineNames)[number];

/** What a rule says about one element. */
export interface Result {
  readonly engine: EngineName;
  readonly rule: string;
  /** The WCAG criteria that the rule tests: `['2.4.4', '4.1.2']`. Good practice has none. */
  readonly criteria: readonly string[];
  /** `undecided`: a person has to look. */
  readonly verdict: 'failed' | 'undecided';
  readonly sentence: string;
  /** The element's place: `/html[1]/body[1]/p[2]`. */
  readonly path: string;
  /** The beginning of the element's HTML. */
  readonly html: string;
}

/** A rule that found its subject on a page, whatever its verdict. */
export type AppliedRule = Pick<Result, 'engine' | 'rule' | 'criteria'>;

/** What an engine reports about a page. */
export interface EngineReport {
  readonly results: readonly Result[];
  readonly applied: readonly AppliedRule[];
}

/** Puts reports together. */
export const joinReports = (reports: readonly EngineReport[]): EngineReport => ({
  results: reports.flatMap(({ results }) => results),
  applied: reports.flatMap(({ applied }) => applied),
});
