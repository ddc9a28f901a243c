import { standInsInHtml } from '../../stories/documentation/code/pictures.tsx';

/** Generated ids: React's (`_R_0_`) in a story, numbered ones in its code. */
const MADE_ID = /_R_\w*?_|\bpart-\d+/g;

/**
 * Removes from HTML what differs between a story and the same code with the packages: the names of classes (their number
 * stays), generated ids, the addresses of pictures, React's preloads, and the attributes for the site's loader.
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
