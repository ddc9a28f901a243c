import { type Context, createElement, type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode, StrictMode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Exported, exportedAs } from './exported.ts';
import { LinkProvider } from '@uno/ui/Link';
import { standInFor, withStandIn } from './pictures.tsx';

/** An element of the shown code: an HTML element, or an imported component. */
export interface WrittenElement {
  /** Its name in JSX. */
  tag: string;
  /** Its import; undefined for HTML. */
  imported: Exported | undefined;
  /** Its props, without `children`; an element in them is `Pieces`. */
  props: Readonly<Record<string, unknown>>;
  children: Pieces;
}

/** The children of an element, which are filled in while its component renders. */
export class Pieces {
  readonly list: (string | WrittenElement | Pieces)[] = [];
}

type Props = Readonly<Record<string, unknown>>;

const isContext = (type: unknown): type is Context<unknown> =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.context');

/** The function inside `memo(Component)` or `forwardRef(render)`. */
const innerOf = (type: ElementType): unknown => {
  if (typeof type !== 'object') return undefined;
  if ('type' in type) return type['type'];
  return 'render' in type ? type['render'] : undefined;
};

const rendersOnlyChildren = (type: unknown): boolean => type === Fragment || type === Suspense || type === StrictMode;

/** Nodes in a fragment. They are passed as arguments, so they need no keys. */
const inFragment = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

type FunctionComponent = (props: Props) => ReactNode;
const isFunction = (type: unknown): type is FunctionComponent => typeof type === 'function';

/** Calls a component that no package exports, and unfolds its result. React renders `Unfolded`, so the component's hooks work. */
function Unfolded({ component, props, into }: { component: FunctionComponent; props: Props; into: Pieces }) {
  return unfold(component(props), into);
}

/** A prop's value, with the elements in it unfolded. */
function unfoldValue(value: unknown, later: ReactNode[]): unknown {
  if (isValidElement(value)) {
    const pieces = new Pieces();
    later.push(unfold(value, pieces));
    return pieces;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => unfoldValue(one, later));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unfoldValue(one, later)]));
}

function writeElement(tag: string, imported: Exported | undefined, given: Props, into: Pieces): ReactNode {
  const { children, ...props } = withStandIn(given);
  const later: ReactNode[] = [];
  const own = new Pieces();
  into.list.push({ tag, imported, props: Object.fromEntries(Object.entries(props).map(([key, value]) => [key, unfoldValue(value, later)])), children: own });
  later.push(unfold(children, own));
  return inFragment(later);
}

function unfoldElement(element: ReactElement<Props>, into: Pieces): ReactNode {
  const { type, props } = element;
  const standIn = standInFor(element);
  if (standIn) return unfold(standIn, into);
  if (typeof type === 'string') return writeElement(type, undefined, props, into);
  if (rendersOnlyChildren(type)) return unfold(props['children'], into);
  const imported = type === LinkProvider ? undefined : exportedAs(type);
  if (imported) return writeElement(imported.name, imported, props, into);
  const own = new Pieces();
  into.list.push(own);
  if (isContext(type)) {
    const { Provider } = type;
    return <Provider value={props['value']}>{unfold(props['children'], own)}</Provider>;
  }
  const inner = isFunction(type) ? type : innerOf(type);
  if (!isFunction(inner)) throw new Error('A story renders something that is neither a function nor exported.');
  return <Unfolded component={inner} props={props} into={own} />;
}

/**
 * Replaces each component that no package exports by the elements that it renders, until only HTML elements and exported
 * components are left. React must render the returned node: rendering it calls these components, with hooks and contexts.
 */
function unfold(node: unknown, into: Pieces): ReactNode {
  if (typeof node === 'string' || typeof node === 'number') {
    into.list.push(String(node));
    return null;
  }
  if (Array.isArray(node)) return inFragment(node.map((one: unknown) => unfold(one, into)));
  return isValidElement<Props>(node) ? unfoldElement(node, into) : null;
}

/** An element as the elements of the shown code. */
export function unfoldedElements(element: ReactElement): Pieces {
  const pieces = new Pieces();
  renderToStaticMarkup(<Unfolded component={() => element} props={{}} into={pieces} />);
  return pieces;
}
