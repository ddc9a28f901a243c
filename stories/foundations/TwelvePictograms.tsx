import { Pictogram, type PictogramName, pictograms } from '@uno/drawings/pictograms';
import { locales } from '../../site/i18n/locale.ts';
import { page } from './foundations.css.ts';
import { pictogramNames } from './pictogramNames.ts';
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
  return (
    <section className={page} lang="en-CA">
      <div className={construction}>
        <div className={grid}>
          <Pictogram name={name} size={384} />
        </div>
        <div className={notes}>
          <h2>Two weights, two planes</h2>
          <dl>
            <dt>
              <span className={edge} /> Edge
            </dt>
            <dd>The outline of a thing. The theme’s edge at every size: 2 px, 3 px in contrast. The panes around it have the same line.</dd>
            <dt>
              <span className={hairline} /> Mullion
            </dt>
            <dd>The line that divides a thing. The theme’s hairline: 1 px, 2 px in contrast; 6 units or more from the next line.</dd>
            <dt>
              <span className={glass} /> Glass
            </dt>
            <dd>Panes, and surfaces that have been cleaned. Lines may cross it.</dd>
            <dt>
              <span className={sun} /> Sun
            </dt>
            <dd>The sign of the crew: its tool, its key, its lamp. One in each pictogram; nothing is drawn over it.</dd>
          </dl>
          <h2>Pictogram, icon or room</h2>
          <dl>
            <dt>Pictogram</dt>
            <dd>Shows what we do or why, beside a title that says it in words: 32 px beside a line, 48 px with a title, 96 px alone.</dd>
            <dt>Icon</dt>
            <dd>Shows what a control does: on a button, in a field, in a menu. 20 and 24 px, one weight.</dd>
            <dt>Room</dt>
            <dd>Shows the work and the people: one in a large pane, 208 × 152 units, from 180 px wide.</dd>
          </dl>
        </div>
      </div>
    </section>
  );
}
