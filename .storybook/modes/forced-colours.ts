import { rulesUnder } from './media-features.ts';
import { allRules } from './rules.ts';

const ACTIVE = '(forced-colors: active)';

const isOptedOut = ({ style }: CSSStyleRule): boolean => style.getPropertyValue('forced-color-adjust') === 'none';

/** CSS Color Adjustment 1, §3: the properties that a browser forces, in the reader's system colours. */
const painting = (exceptions: string): string => {
  // `:is()` ignores selectors that it cannot parse.
  const all = `:not(:is(${exceptions}))`;
  return `
    :root { background-color: Canvas !important; }
    *:not(:root) { color-scheme: inherit !important; }
    ${all}, ${all}::before, ${all}::after {
      color: CanvasText !important; border-color: CanvasText !important; outline-color: CanvasText !important;
      text-decoration-color: currentColor !important; column-rule-color: CanvasText !important;
      box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
    }
    :any-link${all}, :any-link *${all} { color: LinkText !important; }
    :is(button, select, [type='button'], [type='submit'])${all} { color: ButtonText !important; border-color: ButtonBorder !important; }
    :is(button, select) *${all} { color: ButtonText !important; }
    :is(input, textarea)${all} { color: FieldText !important; }
    :disabled${all}, :disabled *${all} { color: GrayText !important; border-color: GrayText !important; }
    :focus-visible${all} { outline-color: Highlight !important; }`;
};

const sheet = new CSSStyleSheet();
const restorers: (() => void)[] = [];

/** Changes a rule, and remembers how to restore it. */
function change({ style }: CSSStyleRule, how: (style: CSSStyleDeclaration) => void): void {
  const before = style.cssText;
  how(style);
  restorers.push(() => {
    style.cssText = before;
  });
}

const fills = ({ style }: CSSStyleRule): boolean =>
  ['background', 'background-color'].some((property) => !['', 'none', 'transparent', 'inherit'].includes(style.getPropertyValue(property)));

/** Makes the author's own rules for forced colours `!important`, so that they win over the sheet above: among important rules, those in a layer win. */
function keepOwn(style: CSSStyleDeclaration): void {
  // Edits the text, because a shorthand that contains a variable has no longhands to set.
  style.cssText = style.cssText.replaceAll(/(?<!!important);/g, ' !important;');
}

/** Replaces a fill by Canvas; an element without a fill stays transparent. */
function emptyFill(style: CSSStyleDeclaration): void {
  style.setProperty('background-color', 'Canvas', 'important');
  style.setProperty('background-image', 'none', 'important');
}

let painted = false;

/** Emulates forced colours: paints the document in system colours, or restores it. */
export function setForcedColours(on: boolean): void {
  if (on === painted) return;
  painted = on;
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = others;
  for (const restore of restorers.splice(0).toReversed()) restore();
  if (!on) return;
  const own = new Set(rulesUnder(ACTIVE));
  const rules = [...allRules()].filter((rule) => rule instanceof CSSStyleRule);
  sheet.replaceSync(painting(rules.filter(isOptedOut).map(({ selectorText }) => selectorText).join(', ')));
  for (const rule of rules) {
    if (own.has(rule)) change(rule, keepOwn);
    else if (fills(rule) && !isOptedOut(rule)) change(rule, emptyFill);
  }
  document.adoptedStyleSheets = [...others, sheet];
}
