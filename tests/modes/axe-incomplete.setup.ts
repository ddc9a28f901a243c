import { afterEach } from 'vitest';
import { axeVerdicts, type AxeVerdict } from '../../stories/axe-verdicts.ts';
import { stylePartOf } from './finding.ts';

/*
 * What axe could neither pass nor fail (its `incomplete` results) needs someone's verdict. The accessibility
 * addon leaves its report on the test; a setup file reads it, while the story still stands.
 */

/** The part of the addon's report that is read here. */
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

/** An incomplete result, as a verdict names it. */
interface Question {
  rule: string;
  because: string;
  part: string;
}

declare module 'vitest' {
  interface TaskMeta {
    reports?: Report[];
    /** The verdicts that this story needed, by their place in the list. */
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

const answers =
  ({ rule, because, part }: Question) =>
  (verdict: AxeVerdict): boolean =>
    verdict.rule === rule && verdict.because === because && verdict.parts.includes(part);

afterEach(({ task }) => {
  const questions = (task.meta.reports ?? []).flatMap(({ type, result }) => (type === 'a11y' ? (result?.incomplete ?? []).flatMap(questionsOf) : []));
  // What passed is long, and nobody reads it from here on.
  for (const { result } of task.meta.reports ?? []) if (result) Object.assign(result, { passes: [], inapplicable: [] });
  const found = questions.map((question) => axeVerdicts.findIndex(answers(question)));
  task.meta.verdicts = [...new Set(found.filter((index) => index >= 0))];
  const open = new Set(questions.filter((_, index) => found[index] === -1).map(({ rule, because, part }) => `${rule} · ${because} · ${part}`));
  if (open.size > 0) {
    throw new Error(
      `axe could not decide, and stories/axe-verdicts.ts has no verdict:\n${[...open].join('\n')}\n` +
        'These are: rule · because · part. Look at the part in every theme. If it holds, add it to `parts` of the entry with this rule, `because` and a reason that is true of it, or write one; if not, mend the component.',
    );
  }
});
