import { allRules, rulesUnder } from './media-features.ts';

const ACTIVE = '(forced-colors: active)';

/** What takes no part: `forced-color-adjust: none`. (A list in `:is()` forgives what it can't match.) */
const excepted = (): string =>
  [...allRules()]
    .flatMap((rule) => (rule instanceof CSSStyleRule && rule.style.getPropertyValue('forced-color-adjust') === 'none' ? [rule.selectorText] : []))
    .join(', ');

/** CSS Color Adjustment 1, §3: the properties that a browser forces, in the reader's system colours. */
const painting = (exceptions: string): string => {
  const all = `:not(:is(${exceptions}))`;
  return `
    ${all}, ${all}::before, ${all}::after {
      color: CanvasText !important; background-color: Canvas !important; background-image: none !important;
      border-color: CanvasText !important; outline-color: CanvasText !important; text-decoration-color: currentColor !important;
      column-rule-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
    }
    ${all}:not(:root, body, button, input, select, textarea), ${all}::before, ${all}::after { background-color: transparent !important; }
    svg${all}, svg *${all} { background-color: transparent !important; }
    :any-link${all}, :any-link *${all} { color: LinkText !important; }
    :is(button, select, [type='button'], [type='submit'])${all} { color: ButtonText !important; background-color: ButtonFace !important; border-color: ButtonBorder !important; }
    :is(button, select) *${all} { color: ButtonText !important; }
    :is(input, textarea)${all} { color: FieldText !important; background-color: Field !important; }
    :disabled${all}, :disabled *${all} { color: GrayText !important; border-color: GrayText !important; }
    :focus-visible${all} { outline-color: Highlight !important; }`;
};

const sheet = new CSSStyleSheet();
const restored: (() => void)[] = [];

/** What the author wrote for forced colours stays; as the painting is important, it has to be. (An earlier layer's importance wins.) */
function raiseOwnRules(): void {
  for (const { style } of rulesUnder(ACTIVE)) {
    const before = style.cssText;
    for (const property of style) style.setProperty(property, style.getPropertyValue(property), 'important');
    restored.push(() => {
      style.cssText = before;
    });
  }
}

let painted = false;

/** Paints the document in system colours as a browser's forced colours do, or takes the paint off. */
export function setForcedColours(on: boolean): void {
  if (on === painted) return;
  painted = on;
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = others;
  for (const restore of restored.splice(0)) restore();
  if (!on) return;
  sheet.replaceSync(painting(excepted()));
  raiseOwnRules();
  document.adoptedStyleSheets = [...others, sheet];
}
