import type { ElementType } from 'react';

/** An import of the shown code: a name, and the module that exports it. */
export interface Exported {
  name: string;
  from: string;
  /** The module's text, if it is an `.example.tsx`: the shown code includes it. */
  source?: string;
}

type Names = Readonly<Record<string, unknown>>;

/** Every entry of the package by its path: `…/ui/src/Button/index.ts`, `…/ui/src/house/UnoMark/index.ts`. */
const entries = import.meta.glob<Names>(['../../../packages/ui/src/*/index.ts', '../../../packages/ui/src/house/*/index.ts'], { eager: true });

/** Examples that hold state, each in a module of its own, and the texts of these modules. */
const examples = import.meta.glob<Names>('../../components/*/*.example.tsx', { eager: true });
const sources = import.meta.glob<string>('../../components/*/*.example.tsx', { eager: true, query: '?raw', import: 'default' });

const byValue = new Map<unknown, Exported>();
for (const [path, names] of Object.entries(entries)) {
  const from = `@uno/ui/${path.split('/ui/src/')[1]?.replace('/index.ts', '')}`;
  for (const [name, value] of Object.entries(names)) {
    // A re-export belongs to the entry that declares it.
    const known = byValue.get(value);
    if (known === undefined || from.endsWith(`/${name}`)) byValue.set(value, { name, from });
  }
}
for (const [path, names] of Object.entries(examples)) {
  for (const [name, value] of Object.entries(names)) byValue.set(value, { name, from: path, source: sources[path] ?? '' });
}

/** The text of the example that exports this name; empty for anything else. */
export const sourceOf = (name: string): string => [...byValue.values()].find((one) => one.name === name)?.source ?? '';

/** lucide's icons are `forwardRef` components with a `displayName`. Stories render no other `forwardRef` components. */
const iconName = (type: ElementType): string | undefined =>
  typeof type === 'object' && 'render' in type && 'displayName' in type && typeof type['displayName'] === 'string'
    ? type['displayName']
    : undefined;

/** How the shown code imports a component; undefined for a component of a story or of the site. */
export function exportedAs(type: ElementType): Exported | undefined {
  const known = byValue.get(type);
  if (known !== undefined) return known;
  const name = iconName(type);
  return name === undefined ? undefined : { name, from: 'lucide-react' };
}
