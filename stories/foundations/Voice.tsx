import type { Locale } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { block, table } from '../documentation/documentation.css.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { useWords } from '../language.ts';
import type { Contrast } from './voice.ts';

const words = {
  'en-CA': { captions: { 'en-CA': 'From the site, in English', 'fr-CA': 'From the site, in French' }, said: 'We say', not: 'We don’t say', because: 'Why' },
  'fr-CA': { captions: { 'en-CA': 'Tiré du site, en anglais', 'fr-CA': 'Tiré du site, en français' }, said: 'Nous disons', not: 'Nous ne disons pas', because: 'Pourquoi' },
};

/** Texts of the site in one language, each beside a wording to avoid. The reasons are in the language of the page. */
export function Voice({ lang, contrasts }: { lang: Locale; contrasts: readonly Contrast[] }) {
  const locale = useLocale();
  const t = useWords(words);
  return (
    <div className={`sb-unstyled ${block}`}>
      <ScrollTable className={table} label={t.captions[lang]} columns={[t.said, t.not, t.because]}>
        {contrasts.map(({ said, not, because }) => (
          <tr key={said}>
            <td lang={lang}>
              <strong>{said}</strong>
            </td>
            <td lang={lang}>
              <s>{not}</s>
            </td>
            <td>{because[locale]}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
