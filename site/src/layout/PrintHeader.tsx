import { business } from '../../business.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import { printHeader } from './PrintHeader.css.ts';

/** On paper, over the page: who it is from, and how to reach them. On screens the header and the footer say so. */
export function PrintHeader() {
  const locale = useLocale();
  return (
    <p className={printHeader}>
      <strong>{business.name}</strong>
      <span>{business.phoneText[locale]}</span>
      <span>{business.email}</span>
      <span>{business.origin.replace(/^https?:\/\//, '')}</span>
      <span>{business.cityText[locale]}</span>
    </p>
  );
}
