import { type Context, createElement, type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode, StrictMode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Exported, exportedAs } from './exported.ts';
import { LinkProvider } from '@uno/ui/Link';
import { standInFor, withStandIn } from './pictures.tsx';

/** An element that a reader can write: of HTML, or of something that is imported. */
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

/** `memo(Component)`, `forwardRef(render)`: what is inside. */
const innerOf = (type: ElementType): unknown => {
  if (typeof type !== 'object') return undefined;
  if ('type' in type) return type['type'];
  return 'render' in type ? type['render'] : undefined;
};

const isFlat = (type: unknown): boolean => type === Fragment || type === Suspense || type === StrictMode;

/** One after the other; as arguments they need no keys. */
const inTurn = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

type FunctionComponent = (props: Props) => ReactNode;
const isFunction = (type: unknown): type is FunctionComponent => typeof type === 'function';

/** Calls a component that is no part of the package, and unfolds what it renders. It is rendered itself, so its hooks work. */
function Called({ component, props, into }: { component: FunctionComponent; props: Props; into: Pieces }) {
  return unfold(component(props), into);
}

/** A value that an element is given: what React would render in it is unfolded. */
function given(value: unknown, later: ReactNode[]): unknown {
  if (isValidElement(value)) {
    const pieces = new Pieces();
    later.push(unfold(value, pieces));
    return pieces;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => given(one, later));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, given(one, later)]));
}

function written(tag: string, imported: Exported | undefined, given_: Props, into: Pieces): ReactNode {
  const { children, ...props } = withStandIn(given_);
  const later: ReactNode[] = [];
  const own = new Pieces();
  into.list.push({ tag, imported, props: Object.fromEntries(Object.entries(props).map(([key, value]) => [key, given(value, later)])), children: own });
  later.push(unfold(children, own));
  return inTurn(later);
}

function unfoldElement(element: ReactElement<Props>, into: Pieces): ReactNode {
  const { type, props } = element;
  const standIn = standInFor(element);
  if (standIn) return unfold(standIn, into);
  if (typeof type === 'string') return written(type, undefined, props, into);
  if (isFlat(type)) return unfold(props['children'], into);
  const imported = type === LinkProvider ? undefined : exportedAs(type);
  if (imported) return written(imported.name, imported, props, into);
  const own = new Pieces();
  into.list.push(own);
  if (isContext(type)) {
    const { Provider } = type;
    return <Provider value={props['value']}>{unfold(props['children'], own)}</Provider>;
  }
  const inner = isFunction(type) ? type : innerOf(type);
  if (!isFunction(inner)) throw new Error('A story renders something that is neither a function nor exported.');
  return <Called component={inner} props={props} into={own} />;
}

/**
 * Takes what a component renders apart, until only HTML and what the package exports is left. What is returned has to be
 * rendered: it calls the components between, with their hooks and contexts.
 */
function unfold(node: unknown, into: Pieces): ReactNode {
  if (typeof node === 'string' || typeof node === 'number') {
    into.list.push(String(node));
    return null;
  }
  if (Array.isArray(node)) return inTurn(node.map((one: unknown) => unfold(one, into)));
  return isValidElement<Props>(node) ? unfoldElement(node, into) : null;
}

/** An element, unfolded into elements that a reader can write. */
export function unfolded(element: ReactElement): Pieces {
  const pieces = new Pieces();
  renderToStaticMarkup(<Called component={() => element} props={{}} into={pieces} />);
  return pieces;
}
