import { missingPaneDrawing, missingPaneSize } from '@uno/drawings/pages/notFound';
import { Drawing } from '../../layout/Drawing.tsx';
import * as styles from './Page.css.ts';

/** A decorative drawing at the bottom of the page: a façade with one pane missing, and a crew on its way to it. */
export const MissingPane = () => <Drawing className={styles.facade} size={missingPaneSize} markup={missingPaneDrawing} />;
