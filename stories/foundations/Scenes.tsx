import { sceneFilterId, sceneFilters, sceneFile, sceneMatrices, scenes } from '@uno/drawings/scenes';
import { themeNames } from '@uno/tokens';
import bytes from 'virtual:scene-bytes';
import { type PictureCrop, pictureCropNames, pictureCrops, pictureKeys, type PictureKey } from '../../site/pictures.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';
import { contactPrint, contactSheet, figure, page, sceneIndex, sceneNotes, scenePrints, sceneRow, shelf, sheetTitle } from './foundations.css.ts';
import { sceneWords } from './sceneWords.ts';
import { shelfFile, shelves } from './vocabulary.ts';

const strings = stringsInBoth(['pictures']);

const addresses = new Map<string, string>();

/** The address of a scene, which is drawn on first use: three hundred pictures share sixty files. */
function addressOf(key: PictureKey, crop: PictureCrop): string {
  const name = `${key} ${crop}`;
  const address = addresses.get(name) ?? URL.createObjectURL(new Blob([sceneFile(scenes[key], crop)], { type: 'image/svg+xml' }));
  addresses.set(name, address);
  return address;
}

/** “9.8 kB”, « 9,8 ko ». */
const kilobytes = (locale: Locale, count: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count / 1000);

function ScenePicture({ picture, crop, alt, theme = '' }: { picture: PictureKey; crop: PictureCrop; alt: string; theme?: string }) {
  const { width, height } = pictureCrops[crop];
  return <img src={addressOf(picture, crop)} alt={alt} width={width} height={height} loading="lazy" decoding="async" style={theme in sceneMatrices ? { filter: `url(#${sceneFilterId(theme)})` } : undefined} />;
}

/** The scenes, each with its key. */
export function SceneIndex() {
  return (
    <div className={page}>
      <ul className={sceneIndex}>
        {pictureKeys.map((key) => (
          <li key={key}>
            <ScenePicture picture={key} crop="wide" alt="" />
            <code>{key}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every scene: its subject, its story, its text in the chosen language, its four crops with the size of each. */
export function Scenes() {
  const locale = useLocale();
  const t = useWords(sceneWords);
  const words = useWords(strings);
  return (
    <div className={page}>
      {pictureKeys.map((key) => (
        <article key={key} className={sceneRow} aria-labelledby={`scene-${key}`}>
          <div className={sceneNotes}>
            <h2 id={`scene-${key}`}>{key}</h2>
            <dl>
              <dt>{t.subject}</dt>
              <dd>{t.textOf(key).subject}</dd>
              <dt>{t.story}</dt>
              <dd>{t.textOf(key).story}</dd>
              <dt>{t.alternativeText}</dt>
              <dd>{words[`pictures.${key}`]}</dd>
            </dl>
          </div>
          <div className={scenePrints}>
            {pictureCropNames.map((crop) => (
              <figure key={crop}>
                <ScenePicture picture={key} crop={crop} alt="" />
                <figcaption>
                  {crop}, {pictureCrops[crop].width} × {pictureCrops[crop].height}, <span className={figure}>{kilobytes(locale, bytes[key][crop])}</span>
                </figcaption>
              </figure>
            ))}
          </div>
        </article>
      ))}
    </div>
  );
}

/** All scenes in all crops in every theme, on its paper: none may be too bright or too dark. */
export function Grounds() {
  return (
    <div>
      <div dangerouslySetInnerHTML={{ __html: sceneFilters }} />
      {themeNames.map((theme) => (
        <section key={theme} data-theme={theme} className={contactSheet} aria-labelledby={`ground-${theme}`}>
          <h2 id={`ground-${theme}`} className={sheetTitle}>
            {theme}
          </h2>
          {pictureKeys.map((key) => (
            <div key={key} className={contactPrint}>
              {pictureCropNames.map((crop) => (
                <ScenePicture key={crop} picture={key} crop={crop} alt="" theme={theme} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The parts of which the scenes are made, on shelves. */
export function Vocabulary() {
  const t = useWords(sceneWords);
  return (
    <div className={page}>
      {shelves.map((one) => (
        <figure key={one.name} className={shelf}>
          <img src={`data:image/svg+xml,${encodeURIComponent(shelfFile(one))}`} alt="" />
          <figcaption>{t.shelves[one.name]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
