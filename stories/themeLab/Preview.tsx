import type { ThemeName } from '@uno/tokens';
import { Select } from '@uno/ui/Select';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import type { LabWords } from './labWords.ts';
import { frame, frameScroll, previewChoices } from './ThemeLab.css.ts';

/** A story of Storybook's own index (`index.json`). */
interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The stories to choose from first: whole pages. */
const FIRST = ['pages-home--default', 'pages-quote--default', 'pages-article--default', 'foundations-colour--nested'];

/** The widths of a telephone, a tablet and a laptop, in pixels. */
const WIDTHS = [390, 768, 1280] as const;

/**
 * What a story may do in the frame: run, send its forms, and belong to the lab's origin, which writes the theme into it. It may not lead the
 * lab away, open windows or dialogs, or download.
 */
const MAY = 'allow-scripts allow-same-origin allow-forms';

/** Fetches the stories that can be shown. Where there is no index, as in tests of single stories, there are none. */
async function fetchStories(signal: AbortSignal): Promise<readonly Story[]> {
  const response = await fetch(new URL('index.json', document.baseURI), { signal });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return [];
  const { entries }: { readonly entries: Readonly<Record<string, Story>> } = await response.json();
  const shown = Object.values(entries).filter(({ id, type, tags }) => type === 'story' && !tags?.includes('test-only') && !id.startsWith('tools-theme-lab'));
  return [...FIRST.flatMap((id) => shown.find((story) => story.id === id) ?? []), ...shown.filter(({ id }) => !FIRST.includes(id))];
}

/** The theme's sheet in a preview: it comes last, so it wins over the theme of the same name. */
function applySheet(frame: HTMLIFrameElement | null, css: string): void {
  const page = frame?.contentDocument;
  if (!page?.head) return;
  const sheet = page.getElementById('theme-lab') ?? page.head.appendChild(Object.assign(page.createElement('style'), { id: 'theme-lab' }));
  if (sheet.textContent !== css) sheet.textContent = css;
  if (sheet !== page.head.lastElementChild) page.head.append(sheet);
}

/** Any story in the theme of the lab, in a frame as wide as a real screen. */
export function Preview({ t, css, theme }: { t: LabWords; css: string; /** The theme that the frame has, and that the sheet replaces. */ theme: ThemeName }) {
  const locale = useLocale();
  const [stories, setStories] = useState<readonly Story[]>();
  const [id, setId] = useState(FIRST[0]);
  // A telephone's screen first on a telephone.
  const [width, setWidth] = useState<number>(() => (innerWidth < 768 ? WIDTHS[0] : WIDTHS[2]));
  const within = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const leave = new AbortController();
    fetchStories(leave.signal).then(setStories, () => setStories([]));
    return () => leave.abort();
  }, []);
  useEffect(() => applySheet(within.current, css), [css]);

  const preview = (
    <iframe ref={within} key={locale} className={frame} title={t.preview} sandbox={MAY} src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`} width={width} onLoad={({ currentTarget }) => applySheet(currentTarget, css)} />
  );
  return (
    <section>
      <h2>{t.preview}</h2>
      {stories === undefined && <p>{t.loading}</p>}
      {stories?.length === 0 && <p>{t.noPreview}</p>}
      {stories !== undefined && stories.length > 0 && (
        <>
          <div className={previewChoices}>
            <Select label={t.shown} name="story" value={id} onChange={({ currentTarget: { value } }) => setId(value)}>
              {stories.map((story) => (
                <option key={story.id} value={story.id}>
                  {story.title.replaceAll('/', ' › ')}: {story.name}
                </option>
              ))}
            </Select>
            <Select label={t.width} name="width" value={width} onChange={({ currentTarget: { value } }) => setWidth(Number(value))}>
              {WIDTHS.map((one) => (
                <option key={one} value={one}>
                  {one} px
                </option>
              ))}
            </Select>
          </div>
          <div className={frameScroll} role="region" aria-label={t.preview} tabIndex={0}>
            {preview}
          </div>
        </>
      )}
    </section>
  );
}
