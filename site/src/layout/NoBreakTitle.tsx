import { NoBreak } from '@uno/ui/NoBreak';

/** A French verb with a pronoun after a hyphen, at which browsers may break the line. */
const INVERSION = /[\p{L}’]+-(?:t-)?(?:ce|elles?|ils?|je|la|les?|nous|on|vous)(?![\p{L}-])/u;

/** A title that keeps a French verb and its pronoun on one line: “faut-il”, “Montrez-nous”. */
export function NoBreakTitle({ children }: { children: string }) {
  const [inversion] = INVERSION.exec(children) ?? [];
  return inversion === undefined ? children : <NoBreak of={inversion}>{children}</NoBreak>;
}
