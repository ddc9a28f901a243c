import { panorama, panoramaPane } from '@uno/drawings/pages/home';
import { Drawing } from '../../layout/Drawing.tsx';

/** The part of the panorama that one pane shows. `pane` is from 1 to 4. */
export const Panorama = ({ pane }: { pane: number }) => (
  <Drawing size={panoramaPane} left={(pane - 1) * panoramaPane.width} preserveAspectRatio="xMidYMax slice" markup={panorama[pane - 1] ?? ''} />
);
