import { Link, type LinkProps, LinkProvider } from '@uno/ui/Link';

/** Put your router’s link here. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${href}`} data-router="">
      {children}
    </a>
  );
}

export function App({ words }: { words: string }) {
  return (
    <LinkProvider value={RouterLink}>
      <Link href="/about">{words}</Link>
    </LinkProvider>
  );
}
