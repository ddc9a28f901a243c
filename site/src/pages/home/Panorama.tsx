import { panorama, view } from '@uno/drawings/pages/home';

/** The part of the view that is seen through one pane. `pane` is from 1 to 4. */
export function Panorama({ pane }: { pane: number }) {
  return (
    <svg
      viewBox={`${(pane - 1) * view.width} 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: panorama[pane - 1] ?? '' }}
    />
  );
}
