import { NoBreak } from '@uno/ui/NoBreak';

/** A French verb and its pronoun: browsers break lines at the hyphen between them. */
const INVERSION = /[\p{L}’]+-(?:t-)?(?:ce|elles?|ils?|je|la|les?|nous|on|vous)(?![\p{L}-])/u;

/** A title in which a verb and the pronoun after it stay on one line: “faut-il”, “Montrez-nous”. */
export function NoBreakTitle({ children }: { children: string }) {
  const [inversion] = INVERSION.exec(children) ?? [];
  return inversion === undefined ? children : <NoBreak of={inversion}>{children}</NoBreak>;
}
