/** The part of a Markdown tree that is read here (mdast, with the JSX elements of MDX). */
interface Node {
  type: string;
  name?: string;
  value?: string;
  attributes?: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: readonly Node[];
}

const FRENCH = /^(Also called: .*; )(en français\s: .*)$/s;

/** A remark plugin that marks the French names in a heading “Also called: …; en français : …” as French (WCAG 3.1.2). */
export const otherNames = () => (tree: { children: Node[] }) => {
  for (const node of tree.children) {
    const [, english, french] = FRENCH.exec(node.children?.[0]?.value ?? '') ?? [];
    if (node.type !== 'heading' || english === undefined || french === undefined) continue;
    const span: Node = { type: 'mdxJsxTextElement', name: 'span', attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'fr-CA' }], children: [{ type: 'text', value: french }] };
    node.children = [{ type: 'text', value: english }, span];
  }
};
