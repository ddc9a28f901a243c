import { readOwnerFile } from './read.ts';
import { areasSchema } from './schema.ts';
import type { Areas } from './shape.ts';

/** The areas that the company serves: `shape.ts` says where each list is used. Bundles get them as data (`site/build/asData.ts`). */
export const areas: Areas = readOwnerFile('areas.yaml', areasSchema);
