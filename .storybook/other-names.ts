/** The part of a Markdown tree that is read here (mdast, with the JSX elements of MDX). */
interface Node {
  type: string;
  name?: string;
  value?: string;
  attributes?: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: readonly Node[];
}

/** The names in the page's language, and those in the other one with its tag. */
const OTHERS = [
  [/^(Also called: .*; )(en français\s: .*)$/s, 'fr-CA'],
  [/^(Aussi appelée?s?\s: .*; )(in English: .*)$/s, 'en-CA'],
] as const;

/** A remark plugin that marks the names of the other language in a heading “Also called: …; en français : …” (WCAG 3.1.2). */
export const otherNames = () => (tree: { children: Node[] }) => {
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    for (const [pattern, lang] of OTHERS) {
      const [, own, other] = pattern.exec(node.children?.[0]?.value ?? '') ?? [];
      if (own === undefined || other === undefined) continue;
      const span: Node = { type: 'mdxJsxTextElement', name: 'span', attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: lang }], children: [{ type: 'text', value: other }] };
      node.children = [{ type: 'text', value: own }, span];
    }
  }
};
