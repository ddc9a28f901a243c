import type { ReactElement } from 'react';
import type { Exported } from './exported.ts';
import { elementsIn, expressionOf } from './jsx.ts';
import { unfoldedElements } from './unfold.tsx';

/** An import statement of a source: `import { useState } from 'react';`. */
const IMPORT = /^import (?:type )?\{ ([^}]+) \} from '([^']+)';\n/gm;

/** The import statements: one line for each module, with its names in alphabetical order. */
function importsOf(all: readonly Exported[]): string {
  const byModule = new Map<string, Set<string>>();
  for (const { name, from } of all) byModule.set(from, (byModule.get(from) ?? new Set()).add(name));
  return [...byModule]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';\n`)
    .join('');
}

/** Splits the text of an `.example.tsx` into its imports and the rest. */
function partsOf(source: string): { imports: Exported[]; text: string } {
  const imports = [...source.matchAll(IMPORT)].flatMap(([line, names = '', from = '']) =>
    names.split(', ').map((name) => ({ name: line.startsWith('import type') ? `type ${name}` : name, from })),
  );
  return { imports, text: source.replaceAll(IMPORT, '').replaceAll(/^export (?=function|const|interface|type)/gm, '').trim() };
}

/** Replaces the ids of `useId` by numbered ones: `part-1`. */
function withReadableIds(code: string): string {
  const made = [...new Set(code.match(/_R_\w*?_/g))];
  return made.reduce((text, id, at) => text.replaceAll(id, `part-${at + 1}`), code);
}

/** The unformatted source of a module that renders an element and depends only on the packages. */
export function moduleOf(element: ReactElement): string {
  const pieces = unfoldedElements(element);
  const used = [...elementsIn(pieces)].flatMap(({ imported }) => (imported ? [imported] : []));
  const taken = [...new Set(used.flatMap(({ source }) => (source === undefined ? [] : [source])))].map(partsOf);
  const imports = importsOf([...used.filter(({ source }) => source === undefined), ...taken.flatMap((part) => part.imports)]);
  const texts = taken.map(({ text }) => `${text}\n\n`).join('');
  return `${imports}\n${texts}export function Example() {\n  return ${withReadableIds(expressionOf(pieces))};\n}\n`;
}
