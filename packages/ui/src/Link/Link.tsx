'use client';

import { type ComponentProps, type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

/** The props of every link: the attributes of `<a>`, with a required address. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the link goes. */
  href: string;
}

function Anchor(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/**
 * Sets the link component that all components below it use. Without it each link is a plain `<a>`.
 *
 * @example <LinkProvider value={RouterLink}>…</LinkProvider>
 */
export const LinkProvider = LinkContext.Provider;

/** The props of `LinkProvider`: the component as `value`, and the part of the page that uses it. */
export type LinkProviderProps = ComponentProps<typeof LinkProvider>;

/**
 * A link through the application's router. Use it wherever a component links inside the site. Where it should look like
 * a button use `ButtonLink`; to the other language, `LanguageToggle`.
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
