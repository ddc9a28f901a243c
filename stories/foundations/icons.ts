import { icons } from 'lucide-react';

/** The sources of the components, whose imports show which icons are used. */
const sources = import.meta.glob<string>('../../packages/ui/src/*/*.tsx', { query: '?raw', import: 'default', eager: true });

const IMPORTED = /import \{([^}]+)\} from 'lucide-react'/;

const isIcon = (name: string): name is keyof typeof icons => name in icons;

/** An interface icon, and the components that show it. */
export interface UsedIcon {
  name: keyof typeof icons;
  by: readonly string[];
}

const uses = Object.entries(sources).flatMap(([path, source]) => {
  const component = path.split('/').at(-2) ?? '';
  const names = IMPORTED.exec(source)?.[1]?.split(',').map((name) => name.trim()) ?? [];
  return names.filter(isIcon).map((name) => ({ name, component }));
});

/** Every Lucide icon that a component of the package imports, read from the sources. */
export const usedIcons: readonly UsedIcon[] = [...Map.groupBy(uses, ({ name }) => name)]
  .map(([name, all]) => ({ name, by: [...new Set(all.map(({ component }) => component))].toSorted() }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
