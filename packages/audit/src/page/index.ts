/** Runs in the audited page: the engines that need its document, and the scripted checks. Bundled by `bundle.ts`. */
import type axe from 'axe-core';
import type { AppliedRule, EngineReport, Result } from '../results.ts';
import { edgelessFields, lostBoundaries, panesWithFill } from './contrast.ts';
import * as controls from './controls.ts';
import { elementAt, pathOf, type Remark, remark } from './element.ts';
import { clippedTexts, overflowingElements } from './layout.ts';
import { longAnimations, movementWithoutPause, movementWithPause, runningAnimations } from './motion.ts';
import { listRemarks, prohibitedNames } from './names.ts';
import * as text from './text.ts';
import { setTextSpacing } from './textSpacing.ts';

interface IbmResult {
  readonly ruleId: string;
  readonly message: string;
  readonly node: Node | null;
  /** Kind and verdict: `VIOLATION` and `FAIL` together are a definite failure. */
  readonly value: readonly [kind: string, verdict: string];
}

interface IbmGuideline {
  readonly id: string;
  readonly checkpoints: readonly { readonly num: string; readonly rules?: readonly { readonly id: string | readonly string[] }[] }[];
}

declare global {
  interface Window {
    axe?: typeof axe;
    ace?: { Checker: new () => { getGuidelines(): readonly IbmGuideline[]; check(node: Document, guidelines: readonly string[]): Promise<{ results: readonly IbmResult[] }> } };
    auditPage?: typeof api;
  }
}

const htmlOf = (element: Element | null | undefined): string => (element?.outerHTML ?? '').replaceAll(/\s+/g, ' ').slice(0, 240);

const elementOf = (node: Node | null | undefined): Element => (node instanceof Element ? node : (node?.parentElement ?? document.documentElement));

/** `wcag1412` → `1.4.12`. */
const criteriaOfTags = (tags: readonly string[]): string[] => tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []);

/** The rules of WCAG 2.2 A and AA, axe's best practices, and those on orientation and the label in the name, which axe calls experimental. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE_FURTHER = ['css-orientation-lock', 'label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

/** Runs axe. @param rules only these. Default: every rule of WCAG 2.2 A and AA, and good practice */
async function runAxe(rules?: readonly string[]): Promise<EngineReport> {
  if (window.axe === undefined) throw new Error('axe did not start in the page.');
  const further = Object.fromEntries(AXE_FURTHER.map((rule) => [rule, { enabled: true }]));
  const options: axe.RunOptions = rules === undefined ? { runOnly: { type: 'tag', values: [...AXE_TAGS, 'experimental'] }, rules: { ...Object.fromEntries(window.axe.getRules(['experimental']).map(({ ruleId }) => [ruleId, { enabled: false }])), ...further } } : { runOnly: { type: 'rule', values: [...rules] } };
  const found = await window.axe.run(document, { ...options, elementRef: true, resultTypes: ['violations', 'incomplete'] });
  if (found.passes.length === 0) throw new Error('axe checked nothing.');
  const read = (list: readonly axe.Result[], verdict: Result['verdict']): Result[] =>
    list.flatMap(({ id, tags, help, nodes }) =>
      nodes.map(({ element, failureSummary }) => ({
        engine: 'axe', rule: id, criteria: criteriaOfTags(tags), verdict, sentence: `${help}. ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`, path: pathOf(elementOf(element)), html: htmlOf(element),
      })),
    );
  return {
    results: [...read(found.violations, 'failed'), ...read(found.incomplete, 'undecided')],
    applied: [...found.passes, ...found.violations, ...found.incomplete].map(({ id, tags }) => ({ engine: 'axe', rule: id, criteria: criteriaOfTags(tags) })),
  };
}

/** Runs IBM's Equal Access engine with the rules of WCAG 2.2. */
async function runIbm(): Promise<EngineReport> {
  if (window.ace === undefined) throw new Error('IBM’s engine did not start in the page.');
  const checker = new window.ace.Checker();
  const criteria = new Map<string, string[]>();
  for (const { num, rules = [] } of checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')?.checkpoints ?? []) {
    for (const id of rules.flatMap((rule) => rule.id)) criteria.set(id, [...(criteria.get(id) ?? []), num]);
  }
  const { results } = await checker.check(document, ['WCAG_2_2']);
  if (!results.some(({ value: [, verdict] }) => verdict === 'PASS')) throw new Error('IBM’s engine checked nothing.');
  const applied = new Map<string, AppliedRule>(results.map(({ ruleId }) => [ruleId, { engine: 'ibm', rule: ruleId, criteria: criteria.get(ruleId) ?? [] }]));
  return {
    results: results.filter(({ value: [kind, verdict] }) => verdict !== 'PASS' && kind === 'VIOLATION').map(({ ruleId, message, node, value: [, verdict] }) => ({
      engine: 'ibm', rule: ruleId, criteria: criteria.get(ruleId) ?? [], verdict: verdict === 'FAIL' ? 'failed' : 'undecided', sentence: message, path: pathOf(elementOf(node)), html: htmlOf(elementOf(node)),
    })),
    applied: [...applied.values()],
  };
}

/** The elements whose own fill distinguished them before the colours were forced. */
let filled: readonly Element[] = [];

/** The elements that cut text before it was spaced or enlarged: a window that shows one word of several. */
let clippedBefore: ReadonlySet<Element> = new Set();

/** The elements that cut text since it is spaced or enlarged. */
const newlyClipped = (): Remark[] => clippedTexts().filter(({ node }) => !clippedBefore.has(node));

/** The scripted checks: criteria, and what they find. `undecided`: a person has to look. */
export const checks = {
  reflow: { criteria: ['1.4.10'], run: overflowingElements },
  'text-spacing': { criteria: ['1.4.12'], run: newlyClipped },
  'large-text': { criteria: ['1.4.4'], run: newlyClipped },
  'zoom-200': { criteria: ['1.4.4'], run: overflowingElements },
  'target-size': { criteria: ['2.5.8'], run: controls.smallTargets },
  'label-in-name': { criteria: ['2.5.3'], run: controls.labelsNotInName },
  'error-text': { criteria: ['3.3.1'], run: controls.errorsWithoutText },
  'autocomplete-token': { criteria: ['1.3.5'], run: controls.unknownTokens },
  'input-purpose': { criteria: ['1.3.5'], run: controls.fieldsWithoutPurpose, undecided: true },
  'mouse-only': { criteria: ['2.1.1'], run: controls.mouseOnly },
  'focus-refused': { criteria: ['2.1.1'], run: controls.focusRefused },
  'paste-refused': { criteria: ['3.3.8'], run: controls.pasteRefused },
  'language-of-passages': { criteria: ['3.1.2'], run: text.unmarkedLanguages },
  'spaced-letters': { criteria: ['1.3.2'], run: text.spacedLetters },
  'file-name-as-alternative': { criteria: ['1.1.1'], run: text.fileNames },
  'likely-heading': { criteria: ['1.3.1'], run: text.likelyHeadings, undecided: true },
  bypass: { criteria: ['2.4.1'], run: text.noBypass },
  'moves-without-pause': { criteria: ['2.2.2'], run: movementWithoutPause },
  'moves-with-pause': { criteria: ['2.2.2'], run: movementWithPause, undecided: true },
  'field-edge': { criteria: ['1.4.11'], run: () => edgelessFields(document.body).map((field) => remark(field, 'has no edge with a contrast of 3 to 1')) },
  outline: { criteria: [], run: text.outline },
  lists: { criteria: [], run: listRemarks },
  'prohibited-name': { criteria: ['4.1.2'], run: prohibitedNames },
  'reduced-motion': { criteria: [], run: runningAnimations },
  'forced-colours': { criteria: [], run: () => lostBoundaries(filled) },
} satisfies Record<string, { criteria: readonly string[]; run: () => Remark[] | Promise<Remark[]>; undecided?: boolean }>;

/** The name of a scripted check that runs in the page. */
export type CheckName = keyof typeof checks;

/** Whether the page kept the last press of Tab from moving the focus. */
let tabStopped = false;

const api = {
  runAxe,
  runIbm,
  setTextSpacing,
  longAnimations: () => longAnimations().map(({ element }) => element),
  /** Remembers what cuts text: call it before the text is spaced or enlarged. */
  rememberClipped: () => void (clippedBefore = new Set(clippedTexts().map(({ node }) => node))),
  /** Remembers what has a fill: call it before the colours are forced. */
  rememberFills: () => void (filled = panesWithFill()),
  async runChecks(names: readonly CheckName[]): Promise<EngineReport> {
    const reports: Result[] = [];
    for (const name of names) {
      const check: { criteria: readonly string[]; run: () => Remark[] | Promise<Remark[]>; undecided?: boolean } = checks[name];
      for (const { node, detail, element } of await check.run()) {
        reports.push({ engine: 'scripts', rule: name, criteria: check.criteria, verdict: check.undecided === true ? 'undecided' : 'failed', sentence: `${element} ${detail}`, path: pathOf(node), html: htmlOf(node) });
      }
    }
    return { results: reports, applied: names.map((rule) => ({ engine: 'scripts', rule, criteria: checks[rule].criteria })) };
  },
  /** The HTML of the elements at these places. */
  htmlAt: (paths: readonly string[]): string[] => paths.map((path) => htmlOf(elementAt(path))),
  /** The places of the elements that match these selectors. */
  pathsOf: (selectors: readonly string[]): string[] => selectors.map((selector) => pathOf(document.querySelector(selector) ?? document.documentElement)),
  /** Where an element is in the document, and whether a picture of it can be taken. */
  boxAt(path: string): { x: number; y: number; width: number; height: number } | undefined {
    const box = elementAt(path)?.getBoundingClientRect();
    return box === undefined || box.width === 0 || box.height === 0 ? undefined : { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  },
  /** Begins a walk with Tab at the top of the page. */
  beginWalk() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    addEventListener('keydown', (event) => void setTimeout(() => (tabStopped = event.key === 'Tab' && event.defaultPrevented)), true);
  },
  /** Takes the focus away, and gives it back. */
  blur: () => void (document.activeElement instanceof HTMLElement && document.activeElement.blur()),
  focusAt(path: string) {
    const element = elementAt(path);
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
  },
  /** The element that has the focus: its place, its look, its box in the window, and whether something covers it wholly. */
  focused() {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const inside = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [x + across * width, y + down * height] as const)).filter(([left, top]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight);
    const isOwn = (top: Element | null): boolean => top !== null && (element.contains(top) || top.contains(element) || (top instanceof HTMLLabelElement && top.control === element) || top.closest('label')?.control === element);
    const shown = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const parent = element.parentElement;
    return {
      path: pathOf(element),
      html: htmlOf(element),
      look: [element, parent, parent?.parentElement].map((node) => `${node?.localName}.${node?.getAttribute('class')}`).join(' '),
      box: { x, y, width, height },
      // A box of no size shows its focus elsewhere, as a label beside a hidden field does.
      shown,
      covered: shown && inside.length > 0 && !inside.some(([left, top]) => isOwn(document.elementFromPoint(left, top))),
      stopped: tabStopped,
      /** A field for text shows its caret. */
      hasCaret: element.matches('textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range], [type=color], [type=file], [type=image])'),
    };
  },
};

window.auditPage = api;
