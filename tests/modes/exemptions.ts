import type { Check, Finding } from './finding.ts';

/** A finding that is accepted. In a story: `parameters: { modes: { exempt: [{ check, reason, until }] } }`. */
export interface Exemption {
  readonly check: Check;
  /** The start, or several starts, of the element's name in the finding. Default: the whole story. */
  readonly element?: string | readonly string[];
  /** Why the finding is acceptable, for the reviewer. */
  readonly reason: string;
  /** The day from which it fails again: `2027-05-21`. */
  readonly until: string;
}

/** @throws when an exemption is malformed */
export function exemptionsOf({ modes }: { readonly modes?: { readonly exempt?: readonly Exemption[] } }): readonly Exemption[] {
  const list = modes?.exempt ?? [];
  if (list.some(({ check, reason, until }) => !check || !reason || !/^\d{4}-\d\d-\d\d$/.test(until))) {
    throw new Error('parameters.modes.exempt: each needs check, reason and until (a day).');
  }
  return list;
}

/** Separates the findings that count from the exempt ones. An expired exemption exempts nothing. */
export function applyExemptions(findings: readonly Finding[], exemptions: readonly Exemption[], today: string): { standing: Finding[]; used: Exemption[] } {
  const used = new Set<Exemption>();
  const standing = findings.filter(({ check, element }) => {
    const isNamed = (starts: Exemption['element'] = '') => [starts].flat().some((start) => element.startsWith(start));
    const found = exemptions.find((one) => one.check === check && isNamed(one.element) && today < one.until);
    if (found) used.add(found);
    return found === undefined;
  });
  return { standing, used: [...used] };
}
