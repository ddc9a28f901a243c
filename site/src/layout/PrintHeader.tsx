import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import { host, printHeader } from './PrintHeader.css.ts';

/** In print, under the wordmark: our phone number and addresses, which screens have in the header and the footer. */
export function PrintHeader() {
  const locale = useLocale();
  const { phoneText, email, cityAndProvince } = business;
  return <p className={printHeader}>{[phoneText[locale], email, host, cityAndProvince[locale]].join(' · ')}</p>;
}
