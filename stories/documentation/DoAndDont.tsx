import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { dont as dontClass, good, pairs as pairsClass, side, specimen, verdict } from './DoAndDont.css.ts';
import { block } from './documentation.css.ts';
import { type ComponentGuide, sayIn } from './guide.ts';

const paths = { do: 'M2 9l4 4L14 3', dont: 'M3 3l10 10M13 3L3 13' } as const;

/** How a component is used well and badly, side by side. The examples can be seen, not used: the reasons say in words what they show. */
export function DoAndDont({ guide: { pairs } }: { guide: ComponentGuide }) {
  const locale = useLocale();
  const say = sayIn(locale);
  const titles = { do: say('Do', 'À faire'), dont: say('Don’t', 'À éviter') };
  return (
    <div className={`sb-unstyled ${block} ${pairsClass}`} lang={locale}>
      {pairs.flatMap((pair) =>
        (['do', 'dont'] as const).map((which) => {
          const { example, why } = pair[which];
          return (
            <figure key={why[0]} className={`${side} ${which === 'do' ? good : dontClass}`}>
              <div className={specimen} inert>
                {example(say)}
              </div>
              <figcaption>
                <p className={verdict}>
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d={paths[which]} fill="none" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                  {titles[which]}
                </p>
                <p>{say(...why)}</p>
              </figcaption>
            </figure>
          );
        }),
      )}
    </div>
  );
}
