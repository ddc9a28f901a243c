'use client';

/** A client module, because a server component cannot pass a function such as Next's `Link` as a prop. */
import { LinkProvider } from '@uno/ui/Link';
import Link from 'next/link';

export function Links({ children }) {
  return <LinkProvider value={Link}>{children}</LinkProvider>;
}
