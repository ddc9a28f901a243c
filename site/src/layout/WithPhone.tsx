import { NoBreak } from '@uno/ui/NoBreak';
import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';

/** A text that contains our phone number in the format of the page's language: the number does not break at its hyphen. */
export function WithPhone({ children }: { children: string }) {
  return <NoBreak of={business.phoneText[useLocale()]}>{children}</NoBreak>;
}
