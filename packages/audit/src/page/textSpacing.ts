/** WCAG 1.4.12, Text Spacing: the spacing that a reader may set without losing content. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

let made: CSSStyleSheet | undefined;

/** Made on first use, because the end-to-end tests import this module in Node, which has no `CSSStyleSheet`. */
function spacingSheet(): CSSStyleSheet {
  if (made === undefined) {
    made = new CSSStyleSheet();
    made.replaceSync(TEXT_SPACING);
  }
  return made;
}

/** Sets the text spacing of WCAG 1.4.12 in the document, or removes it. */
export function setTextSpacing(on: boolean): void {
  const sheet = spacingSheet();
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = on ? [...others, sheet] : others;
}
