import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { dont as dontClass, good, pairs as pairsClass, side, specimen, verdict } from './DoAndDont.css.ts';
import { block } from './documentation.css.ts';
import type { ComponentGuide } from './guide.ts';

const texts = { 'en-CA': { do: 'Do', dont: 'Don’t' }, 'fr-CA': { do: 'À faire', dont: 'À éviter' } } as const;

const paths = { do: 'M2 9l4 4L14 3', dont: 'M3 3l10 10M13 3L3 13' } as const;

/** How a component is used well and badly, side by side, each with its reason. */
export function DoAndDont({ guide: { pairs } }: { guide: ComponentGuide }) {
  const locale = useLocale();
  const t = texts[locale];
  return (
    <div className={`sb-unstyled ${block} ${pairsClass}`} lang={locale}>
      {pairs.flatMap((pair) =>
        (['do', 'dont'] as const).map((which) => {
          const { example, why } = pair[which];
          return (
            <figure key={`${which} ${why['en-CA']}`} className={`${side} ${which === 'do' ? good : dontClass}`}>
              <div className={specimen}>{example(locale)}</div>
              <figcaption>
                <p className={verdict}>
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d={paths[which]} fill="none" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                  {t[which]}
                </p>
                <p>{why[locale]}</p>
              </figcaption>
            </figure>
          );
        }),
      )}
    </div>
  );
}
