import { Pictogram, type PictogramName, pictograms } from '@uno/drawings/pictograms';
import { locales } from '../../site/i18n/locale.ts';
import { useWords } from '../language.ts';
import { page } from './foundations.css.ts';
import { pictogramNames } from './pictogramNames.ts';
import { pictogramWords } from './pictogramWords.ts';
import { construction, edge, glass, grid, hairline, name as nameClass, notes, one, sizes, sun, twelve } from './pictograms.css.ts';

const isName = (name: string): name is PictogramName => name in pictograms;
const names = Object.keys(pictograms).filter(isName);

/** Every pictogram at its three sizes, in the current theme, with its name in both languages. */
export function TwelvePictograms() {
  return (
    <section className={page}>
      <ul className={twelve}>
        {names.map((name) => (
          <li key={name} className={one}>
            <div className={sizes}>
              {[96, 48, 32].map((size) => (
                <Pictogram key={size} name={name} size={size} />
              ))}
            </div>
            {locales.map((locale) => (
              <span key={locale} className={nameClass} lang={locale}>
                {pictogramNames[locale][name]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One pictogram on its grid, the two weights and the two planes, and when to take which kind of picture. */
export function PictogramConstruction({ name }: { /** Which of the twelve. */ name: PictogramName }) {
  const t = useWords(pictogramWords);
  return (
    <section className={page}>
      <div className={construction}>
        <div className={grid}>
          <Pictogram name={name} size={384} />
        </div>
        <div className={notes}>
          <h2>{t.construction}</h2>
          <dl>
            <dt>
              <span className={edge} /> {t.edge}
            </dt>
            <dd>{t.edgeText}</dd>
            <dt>
              <span className={hairline} /> {t.mullion}
            </dt>
            <dd>{t.mullionText}</dd>
            <dt>
              <span className={glass} /> {t.glass}
            </dt>
            <dd>{t.glassText}</dd>
            <dt>
              <span className={sun} /> {t.sun}
            </dt>
            <dd>{t.sunText}</dd>
          </dl>
          <h2>{t.which}</h2>
          <dl>
            <dt>{t.pictogram}</dt>
            <dd>{t.pictogramText}</dd>
            <dt>{t.icon}</dt>
            <dd>{t.iconText}</dd>
            <dt>{t.room}</dt>
            <dd>{t.roomText}</dd>
          </dl>
        </div>
      </div>
    </section>
  );
}
