/** The part of a Markdown tree that tables need (mdast). */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const BREAK = /(\||\n)/;

/** A paragraph's content as rows of cells: `|` ends a cell, a line's end ends a row. What is marked up stays whole. */
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
  // A row begins and ends with its `|`: what is outside is nothing.
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

/** Reads the tables of a documentation page, as GitHub writes them; MDX by itself leaves them as text. */
export const tables = () => (tree: Node) => {
  tree.children = tree.children?.map((node) => {
    const [first] = node.children ?? [];
    return (node.type === 'paragraph' && first?.value?.startsWith('|') && tableOf(node)) || node;
  });
};
