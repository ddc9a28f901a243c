import { lostLists } from '../lostLists.ts';
import { describeElement, type Remark } from './finding.ts';

/** What the modes report about lists. */
export const listRemarks = (): Remark[] =>
  lostLists().map((list) => ({ element: describeElement(list), detail: 'has the list style `none`: Safari does not expose it as a list; use the empty marker of the reset' }));
