'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

/** What every link takes: the attributes of `<a>`, with an address. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the link goes. */
  href: string;
}

function Anchor(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/**
 * Gives the components below it the application's own link, once. Without it each link is a plain `<a>`.
 *
 * @example <LinkProvider value={RouterLink}>…</LinkProvider>
 */
export const LinkProvider = LinkContext.Provider;

/**
 * A link through the application's router. Use it wherever a component links inside the site. Where it should look like
 * a button use `ButtonLink`; to the other language, `LanguageToggle`.
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
