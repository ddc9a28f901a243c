import { standInsInHtml } from '../../stories/documentation/code/pictures.tsx';

/** Ids are React's (`_R_0_`) in a story, and numbered in its code. */
const MADE_ID = /_R_\w*?_|\bpart-\d+/g;

/**
 * HTML as it is compared: without what differs between a story and the same from the packages. That is the names of
 * classes (their number stays), generated ids, the addresses of pictures, what React tells the browser to load, what
 * the site's loader reads.
 */
export function comparable(html: string): string {
  let text = html;
  for (const [drawn, picture] of standInsInHtml()) text = text.replaceAll(drawn, picture);
  const ids = new Map<string, string>();
  return text
    .replaceAll(/<!--.*?-->|<link rel="preload"[^>]*>| data-asleep=""/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.split(' ').length}"`)
    .replaceAll(/ src="[^"]*"/g, ' src=""')
    .replaceAll(MADE_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`);
      return ids.get(id) ?? id;
    })
    .replaceAll('>', '>\n');
}
