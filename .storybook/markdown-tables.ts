/** The part of a Markdown tree that tables need (mdast). */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const BREAK = /(\||\n)/;

/** A paragraph's content as rows of cells: `|` ends a cell, a line break ends a row. An inline element is never split. */
function rowsOf(content: readonly Node[]): Node[][][] {
  const rows: Node[][][] = [[[]]];
  for (const node of content) {
    const pieces = node.type === 'text' ? (node.value ?? '').split(BREAK) : [node];
    for (const piece of pieces) {
      const row = rows.at(-1);
      if (piece === '\n') rows.push([[]]);
      else if (piece === '|') row?.push([]);
      else if (typeof piece !== 'string') row?.at(-1)?.push(piece);
      else if (piece.trim() !== '') row?.at(-1)?.push({ type: 'text', value: piece });
    }
  }
  // A row begins and ends with `|`, so its first and last pieces are empty.
  return rows.map((row) => row.slice(1, -1));
}

const isRule = (row: readonly (readonly Node[])[]): boolean => row.every(([cell]) => /^\s*:?-+:?\s*$/.test(cell?.value ?? ''));

function tableOf(paragraph: Node): Node | undefined {
  const [head, rule, ...body] = rowsOf(paragraph.children ?? []);
  if (!head || !rule || !isRule(rule)) return undefined;
  const children = [head, ...body].map((row) => ({
    type: 'tableRow',
    children: row.map((cell) => ({ type: 'tableCell', children: cell })),
  }));
  return { type: 'table', children };
}

/** A remark plugin that reads GitHub's Markdown tables, which MDX by itself leaves as text. */
export const markdownTables = () => (tree: Node) => {
  tree.children = tree.children?.map((node) => {
    const [first] = node.children ?? [];
    return (node.type === 'paragraph' && first?.value?.startsWith('|') && tableOf(node)) || node;
  });
};
