/** How one thing went; without problems it holds. */
export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A list of sentences: one for each thing that is not as it should be. */
export const whatIsWrong = (claims: readonly (readonly [holds: boolean, sentence: string])[]): string[] => claims.filter(([holds]) => !holds).map(([, sentence]) => sentence);

/** What some work found; when it throws, that. */
export const outcomeOf = async (name: string, work: () => Promise<readonly string[]>): Promise<Outcome> => ({
  name,
  problems: await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]),
});
