import type { PreparedMeta } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

/** One prop, as its source says it. */
export interface DocumentedProp {
  name: string;
  /** Its TypeScript type. */
  type: string;
  required: boolean;
  /** Its sentence; empty where the source has none. */
  sentence: string;
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

function documentedOf({ displayName = '', description = '', props = {} }: Docgen): DocumentedComponent {
  return {
    name: displayName,
    purpose: description.split(/\n\s*\n|\n@/)[0] ?? '',
    props: Object.entries(props).map(([name, { tsType, required = false, description: sentence = '', defaultValue }]) => ({
      name,
      type: tsType?.raw ?? tsType?.name ?? '',
      required,
      sentence,
      fallback: defaultValue?.value,
    })),
  };
}

/**
 * The components that a page documents: the meta's own and its `subcomponents`, each once. A stand-in that the stories
 * render (its name isn't the page's) is no part of the package and is left out.
 */
export function documentedIn({ component, subcomponents = {}, title }: PreparedMeta<ReactRenderer>): DocumentedComponent[] {
  const parts: unknown[] = Object.values(subcomponents);
  const page = title.split('/').find((part) => isDocumented(component) && part === component.__docgenInfo.displayName);
  const all = new Set(parts.length === 0 || page !== undefined ? [component, ...parts] : parts);
  return [...all].filter(isDocumented).map((one) => documentedOf(one.__docgenInfo));
}
