import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import { host, printHeader } from './PrintHeader.css.ts';

/** On paper, under the wordmark: how to reach us. On screens the header and the footer say so. */
export function PrintHeader() {
  const locale = useLocale();
  const { phoneText, email, cityAndProvince } = business;
  return <p className={printHeader}>{[phoneText[locale], email, host, cityAndProvince[locale]].join(' · ')}</p>;
}
