import { readOwnerFile } from './read.ts';
import { factsSchema } from './schema.ts';
import type { Company } from './shape.ts';

/** The facts of the company: `shape.ts` says what each one is. Bundles get them as data (`site/build/asData.ts`). */
export const company: Company = readOwnerFile('facts.yaml', factsSchema);
