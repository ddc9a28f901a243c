import { panorama, panoramaPane } from '@uno/drawings/pages/home';

/** The part of the view that is seen through one pane. `pane` is from 1 to 4. */
export function Panorama({ pane }: { pane: number }) {
  return (
    <svg
      viewBox={`${(pane - 1) * panoramaPane.width} 0 ${panoramaPane.width} ${panoramaPane.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: panorama[pane - 1] ?? '' }}
    />
  );
}
