/** The part of a Markdown tree that is read here (mdast, with the JSX elements of MDX). */
interface Node {
  type: string;
  name?: string;
  depth?: number;
  value?: string;
  attributes?: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: readonly Node[];
}

/** What a component's page keeps closed, by its headings: the summary of each says what is inside. */
const SUMMARIES = new Map([
  ['en', new Map([['Props', 'Every prop, with its type and its default'], ['For a reviewer', 'Size, criteria of WCAG 2.2 and what shows them, known limits']])],
  ['fr', new Map([['Props', 'Chaque prop, avec son type et sa valeur par défaut'], ['Pour la vérification', 'Taille, critères des WCAG 2.2 et ce qui les montre, limites connues']])],
]);

const headingOf = ({ type, depth, children }: Node): string | undefined => (type === 'heading' && depth === 2 ? children?.[0]?.value : undefined);

const element = (name: string, children: readonly Node[], className?: string): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: className === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
  children,
});

/**
 * A remark plugin that closes what only developers and auditors read, in `<details>` under its heading, so that a designer's page is short.
 * The browser opens it for a link to a place inside and for its own search.
 */
export const foldedSections = () => (tree: { children: Node[] }) => {
  const summaries = SUMMARIES.get(tree.children.some((node) => headingOf(node) === 'Pour la vérification') ? 'fr' : 'en');
  const folded: Node[] = [];
  let inside: Node[] | undefined;
  for (const node of tree.children) {
    const heading = headingOf(node);
    if (heading !== undefined) {
      inside = undefined;
      folded.push(node);
      const summary = summaries?.get(heading);
      if (summary === undefined) continue;
      inside = [element('summary', [{ type: 'text', value: summary }])];
      folded.push(element('details', inside, 'folded'));
    } else (inside ?? folded).push(node);
  }
  tree.children = folded;
};
