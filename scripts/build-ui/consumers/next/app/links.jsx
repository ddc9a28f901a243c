'use client';

/** Next's link can be handed on by the browser's code alone: on a server it is a function like any other. */
import { LinkProvider } from '@uno/ui/Link';
import Link from 'next/link';

export function Links({ children }) {
  return <LinkProvider value={Link}>{children}</LinkProvider>;
}
