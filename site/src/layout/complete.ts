/** The parts of a list that have all their texts. A text is empty when it makes a claim that the company does not make (`content/said.ts`). */
export const complete = <Part extends object>(parts: readonly Part[]): readonly Part[] => parts.filter((part) => Object.values(part).every((text) => text !== ''));

/** The texts that are not empty. */
export const notEmpty = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');
