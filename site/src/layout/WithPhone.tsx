import { NoBreak } from '@uno/ui/NoBreak';
import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';

/** A text with our telephone number in it, as the language of the page writes it: the number doesn't break at its hyphen. */
export function WithPhone({ children }: { children: string }) {
  return <NoBreak of={business.phoneText[useLocale()]}>{children}</NoBreak>;
}
