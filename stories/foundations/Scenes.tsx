import { sceneFilterId, sceneFilters, sceneFile, sceneMatrices, scenes } from '@uno/drawings/scenes';
import { themeNames } from '@uno/tokens';
import bytes from 'virtual:scene-bytes';
import { type PictureCrop, pictureCropNames, pictureCrops, pictureKeys, type PictureKey } from '../../site/pictures.ts';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';
import { contactPrint, contactSheet, figure, page, sceneNotes, scenePrints, sceneRow, shelf, sheetTitle } from './foundations.css.ts';
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

const kilobytes = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function ScenePicture({ picture, crop, alt, theme = '' }: { picture: PictureKey; crop: PictureCrop; alt: string; theme?: string }) {
  const { width, height } = pictureCrops[crop];
  return <img src={addressOf(picture, crop)} alt={alt} width={width} height={height} loading="lazy" decoding="async" style={theme in sceneMatrices ? { filter: `url(#${sceneFilterId(theme)})` } : undefined} />;
}

/** Every scene: its subject, its story, its text in the chosen language, its four crops with the size of each. */
export function Scenes() {
  const words = useWords(strings);
  return (
    <div className={page}>
      {pictureKeys.map((key) => (
        <article key={key} className={sceneRow} aria-labelledby={`scene-${key}`}>
          <div className={sceneNotes}>
            <h2 id={`scene-${key}`}>{key}</h2>
            <dl>
              <dt lang="en-CA">Subject</dt>
              <dd lang="en-CA">{scenes[key].subject}</dd>
              <dt lang="en-CA">Story</dt>
              <dd lang="en-CA">{scenes[key].story}</dd>
              <dt lang="en-CA">Alternative text</dt>
              <dd>{words[`pictures.${key}`]}</dd>
            </dl>
          </div>
          <div className={scenePrints}>
            {pictureCropNames.map((crop) => (
              <figure key={crop} lang="en-CA">
                <ScenePicture picture={key} crop={crop} alt="" />
                <figcaption>
                  {crop}, {pictureCrops[crop].width} × {pictureCrops[crop].height}, <span className={figure}>{kilobytes.format(bytes[key][crop] / 1000)} kB</span>
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
    <div lang="en-CA">
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
  return (
    <div className={page} lang="en-CA">
      {shelves.map((one) => (
        <figure key={one.title} className={shelf}>
          <img src={`data:image/svg+xml,${encodeURIComponent(shelfFile(one))}`} alt="" />
          <figcaption>{one.title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
