/** How one thing went; without problems it holds. */
export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A list of sentences: one for each thing that is not as it should be. */
export const whatIsWrong = (claims: readonly (readonly [holds: boolean, sentence: string])[]): string[] => claims.filter(([holds]) => !holds).map(([, sentence]) => sentence);
