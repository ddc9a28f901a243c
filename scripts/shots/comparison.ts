/** The comparison's document: it shows only the pictures that differ between two commits. */
import type { Change } from './compare.ts';
import { captionOf, documentOf, escape, filtersOf, itemAttributes, sourceOf } from './template.ts';
import { idOf } from './subjects.ts';

/** Formats a share as a percentage; a change is never 0 %. */
export const percent = (share: number): string => {
  const hundredths = share * 100;
  if (hundredths > 0 && hundredths < 0.01) return 'less than 0.01 %';
  return `${hundredths.toFixed(hundredths < 1 ? 2 : 1)} %`;
};

/** The paths of the two albums from the document; `pictures/` is appended. */
interface Albums {
  readonly before: string;
  readonly after: string;
}

function pair(change: Extract<Change, { kind: 'changed' }>, albums: Albums): string {
  const { subject, before, after, difference: { share, box } } = change;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const id = escape(`pair-${idOf(subject)}`);
  const part = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`;
  const sizes = before.height === after.height && before.width === after.width ? '' : `; ${before.width} × ${before.height} px before, ${after.width} × ${after.height} px after`;
  const frame = [`left:${part(box.left, width)}`, `top:${part(box.top, height)}`, `width:${part(box.right - box.left, width)}`, `height:${part(box.bottom - box.top, height)}`].join(';');
  const image = (side: 'before' | 'after', name: string, wide: number) =>
    `<img class="${name}" loading="lazy" src="${sourceOf(subject, albums[side])}" style="width:${part(wide, width)}" alt="${side === 'before' ? 'Before' : 'After'}: ${escape(captionOf(subject))}">`;
  return `<p><span class="share">${percent(share)}</span> of the pixels changed, inside the dashed frame${sizes}.</p>
<div class="slider"><span aria-hidden="true">Before</span><input type="range" min="0" max="100" value="50" aria-controls="${id}" aria-label="How much of the picture shows what was before"><span aria-hidden="true">After</span></div>
<div class="stage" tabindex="0" role="region" aria-label="Before and after"><div class="pair" id="${id}" style="width:${width}px;aspect-ratio:${width} / ${height}">${image('before', 'was', before.width)}${image('after', 'is', after.width)}<div class="edge"></div><div class="changed" style="${frame}"></div></div></div>`;
}

function single(change: Exclude<Change, { kind: 'changed' }>, albums: Albums): string {
  const [words, album] = change.kind === 'appeared' ? ['There is no picture before: it <span class="share">appears</span>.', albums.after] : ['There is no picture after: it is <span class="share">gone</span>.', albums.before];
  const { width, height } = change.kind === 'appeared' ? change.after : change.before;
  return `<p>${words}</p><div class="stage single" tabindex="0" role="region" aria-label="The picture"><img loading="lazy" src="${sourceOf(change.subject, album)}" width="${width}" height="${height}" alt="${escape(captionOf(change.subject))}"></div>`;
}

const article = (change: Change, albums: Albums): string =>
  `<article ${itemAttributes(change.subject)}><h2>${escape(captionOf(change.subject))}</h2>${change.kind === 'changed' ? pair(change, albums) : single(change, albums)}</article>`;

/**
 * The comparison's document.
 *
 * @param ref the ref that was asked for
 * @param compared how many pictures were compared
 */
export function comparisonPage(changes: readonly Change[], ref: string, compared: number, albums: Albums): Promise<string> {
  const title = `Uno against ${ref}`;
  const summary = changes.length === 0 ? `Nothing changed: ${compared} pictures are the same, to the pixel.` : `${changes.length} of ${compared} pictures differ. The largest change comes first.`;
  return documentOf(
    title,
    `<header class="top"><h1>${escape(title)}</h1><p>${summary}</p></header>
${changes.length === 0 ? '' : filtersOf(changes.map(({ subject }) => subject))}
<main>${changes.map((change) => article(change, albums)).join('\n')}${changes.length === 0 ? '' : '<p class="none">No picture matches all filters: untick one.</p>'}</main>`,
  );
}
