import type { PreparedMeta } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import types from 'virtual:source-types';

/** One prop, as its source declares it. */
export interface DocumentedProp {
  name: string;
  /** Its TypeScript type. */
  type: string;
  required: boolean;
  /** Its JSDoc; empty where the source has none. */
  jsdoc: string;
  /** Its default, as it is written. */
  fallback: string | undefined;
}

/** A component that the package exports, as its source describes it. */
export interface DocumentedComponent {
  name: string;
  /** The first paragraph of its JSDoc. */
  purpose: string;
  props: readonly DocumentedProp[];
}

/** A type that props name: an object type with its fields, or another type as text. */
export interface DocumentedType extends DocumentedComponent {
  /** The type's text; empty for an object type. */
  text: string;
}

/** The part of react-docgen's result that is read here. */
interface Docgen {
  displayName?: string;
  description?: string;
  props?: Readonly<
    Record<
      string,
      {
        required?: boolean;
        description?: string;
        tsType?: { name: string; raw?: string };
        defaultValue?: { value: string } | null;
      }
    >
  >;
}

const isDocumented = (component: unknown): component is { __docgenInfo: Docgen } =>
  typeof component === 'function' && '__docgenInfo' in component && typeof component.__docgenInfo === 'object';

const firstParagraph = (text: string): string => text.split(/\n\s*\n|\n@/)[0] ?? '';

function documentedOf({ displayName = '', description = '', props = {} }: Docgen): DocumentedComponent {
  const written = (types[`${displayName}Props`]?.fields ?? []).map((field): DocumentedProp => ({ ...field, fallback: undefined }));
  const read = Object.entries(props).flatMap(([name, { tsType, required = false, description: jsdoc = '', defaultValue }]): DocumentedProp[] => {
    const type = written.find((field) => field.name === name)?.type ?? tsType?.raw ?? tsType?.name ?? '';
    const inner = written.filter((field) => field.name.startsWith(`${name}.`));
    return [{ name, type, required, jsdoc, fallback: defaultValue?.value }, ...inner];
  });
  const known = new Set(read.map(({ name }) => name));
  return { name: displayName, purpose: firstParagraph(description), props: [...read, ...written.filter(({ name }) => !known.has(name))] };
}

/**
 * The components that a page documents: the meta's own and its `subcomponents`, each once. A wrapper that the stories
 * render (its name differs from the page's) is not in the package, so it is left out.
 */
export function documentedIn({ component, subcomponents = {}, title }: PreparedMeta<ReactRenderer>): DocumentedComponent[] {
  const parts: unknown[] = Object.values(subcomponents);
  const page = title.split('/').find((part) => isDocumented(component) && part === component.__docgenInfo.displayName);
  const all = new Set(parts.length === 0 || page !== undefined ? [component, ...parts] : parts);
  return [...all].filter(isDocumented).map((one) => documentedOf(one.__docgenInfo));
}

/** The types of the package that the props of these components name, and those that they name in turn, each once. */
export function typesNamedIn(components: readonly DocumentedComponent[]): DocumentedType[] {
  const found = new Map<string, DocumentedType>();
  const look = (text: string): void => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const known = types[name];
      if (known === undefined || found.has(name)) continue;
      const props = known.fields.map((field) => ({ ...field, fallback: undefined }));
      found.set(name, { name, purpose: firstParagraph(known.jsdoc), props, text: known.text });
      for (const { type } of props) look(type);
      look(known.text);
    }
  };
  for (const { type } of components.flatMap(({ props }) => props)) look(type);
  return [...found.values()];
}
