import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import { host, printHeader } from './PrintHeader.css.ts';

/** On paper, over the page: who it is from, and how to reach them. On screens the header and the footer say so. */
export function PrintHeader() {
  const locale = useLocale();
  const { name, phoneText, email, cityText } = business;
  return <p className={printHeader}>{[name, phoneText[locale], email, host, cityText[locale]].join(' · ')}</p>;
}
