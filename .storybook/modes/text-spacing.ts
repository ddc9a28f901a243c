/** WCAG 1.4.12, Text Spacing: what a reader may set, and nothing may be lost. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

let made: CSSStyleSheet | undefined;

/** Made when first needed: the end-to-end tests read the rules in Node, which has no style sheets. */
function spacingSheet(): CSSStyleSheet {
  if (made === undefined) {
    made = new CSSStyleSheet();
    made.replaceSync(TEXT_SPACING);
  }
  return made;
}

/** Spaces the text of the document as WCAG 1.4.12 says, or as its author did. */
export function setTextSpacing(on: boolean): void {
  const sheet = spacingSheet();
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = on ? [...others, sheet] : others;
}
