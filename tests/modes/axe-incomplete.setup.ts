import { afterEach } from 'vitest';
import { axeVerdicts, type AxeVerdict } from '../../stories/axe-verdicts.ts';
import { stylePartOf } from './finding.ts';

/*
 * axe's `incomplete` results, which it could neither pass nor fail, need a verdict by a person. The accessibility
 * addon attaches its report to the test; this setup file reads it while the story is still rendered.
 */

/** The parts of the addon's report that are read here. */
interface Incomplete {
  id: string;
  nodes: { target: unknown[]; any: Reason[]; all: Reason[]; none: Reason[] }[];
}

interface Reason {
  id: string;
  data?: { messageKey?: string } | null;
}

interface Report {
  type: string;
  result?: { incomplete?: Incomplete[]; passes?: unknown[]; inapplicable?: unknown[] };
}

/** An incomplete result, in the terms of a verdict. */
interface Question {
  rule: string;
  because: string;
  part: string;
}

declare module 'vitest' {
  interface TaskMeta {
    reports?: Report[];
    /** The indexes of the verdicts that this story needed. */
    verdicts?: number[];
  }
}

const elementOf = ([selector]: readonly unknown[]): Element =>
  (typeof selector === 'string' ? document.querySelector(selector) : null) ?? document.documentElement;

const questionsOf = ({ id, nodes }: Incomplete): Question[] =>
  nodes.map(({ target, any, all, none }) => {
    const [reason] = [...any, ...all, ...none];
    return { rule: id, because: reason?.data?.messageKey ?? reason?.id ?? 'unknown', part: stylePartOf(elementOf(target)) };
  });

const answersQuestion =
  ({ rule, because, part }: Question) =>
  (verdict: AxeVerdict): boolean =>
    verdict.rule === rule && verdict.because === because && verdict.parts.includes(part);

afterEach(({ task }) => {
  const questions = (task.meta.reports ?? []).flatMap(({ type, result }) => (type === 'a11y' ? (result?.incomplete ?? []).flatMap(questionsOf) : []));
  // Passed results are long and not needed any more.
  for (const { result } of task.meta.reports ?? []) if (result) Object.assign(result, { passes: [], inapplicable: [] });
  const found = questions.map((question) => axeVerdicts.findIndex(answersQuestion(question)));
  task.meta.verdicts = [...new Set(found.filter((index) => index >= 0))];
  const open = new Set(questions.filter((_, index) => found[index] === -1).map(({ rule, because, part }) => `${rule} · ${because} · ${part}`));
  if (open.size > 0) {
    throw new Error(
      `axe could not decide, and stories/axe-verdicts.ts has no verdict:\n${[...open].join('\n')}\n` +
        'These are: rule · because · part. Look at the part in every theme. If it is fine, add it to `parts` of the entry with this rule, `because` and a fitting reason, or write a new entry; if not, fix the component.',
    );
  }
});
