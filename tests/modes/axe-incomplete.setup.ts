import type { AxeResults, Result } from 'axe-core';
import { afterEach } from 'vitest';
import { axeVerdicts } from '../../stories/axe-verdicts.ts';
import { stylePartOf } from '../../packages/audit/src/page/element.ts';

/*
 * axe's `incomplete` results, which it could neither pass nor fail, need a verdict by a person. The accessibility
 * addon attaches its report to the test; this setup file reads it while the story is still rendered.
 */

declare module 'vitest' {
  interface TaskMeta {
    reports?: { type: string; result?: Partial<AxeResults> }[];
  }
}

const elementOf = ([selector]: readonly unknown[]): Element =>
  (typeof selector === 'string' ? document.querySelector(selector) : null) ?? document.documentElement;

/** The incomplete results of a rule, in the terms of a verdict. */
const questionsOf = ({ id, nodes }: Result) =>
  nodes.map(({ target, any, all, none }) => {
    const [reason] = [...any, ...all, ...none];
    return { rule: id, because: reason?.data?.messageKey ?? reason?.id ?? 'unknown', part: stylePartOf(elementOf(target)) };
  });

afterEach(({ task }) => {
  const reports = task.meta.reports ?? [];
  const questions = reports.flatMap(({ type, result }) => (type === 'a11y' ? (result?.incomplete ?? []).flatMap(questionsOf) : []));
  // Passed results are long and not needed any more.
  for (const { result } of reports) if (result) Object.assign(result, { passes: [], inapplicable: [] });
  const open = questions.filter(({ rule, because, part }) =>
    axeVerdicts.every((verdict) => verdict.rule !== rule || verdict.because !== because || !verdict.parts.includes(part)),
  );
  if (open.length > 0) {
    const lines = new Set(open.map(({ rule, because, part }) => `${rule} · ${because} · ${part}`));
    throw new Error(
      `axe could not decide, and stories/axe-verdicts.ts has no verdict:\n${[...lines].join('\n')}\n` +
        'These are: rule · because · part. Look at the part in every theme. If it is fine, add it to `parts` of the entry with this rule, `because` and a fitting reason, or write a new entry; if not, fix the component.',
    );
  }
});
