import { missingPaneDrawing, missingPaneSize } from '@uno/drawings/pages/notFound';
import { Drawing } from '../../layout/Drawing.tsx';
import * as styles from './Page.css.ts';

/** A façade with one pane missing, and a crew on its way to it. It stands on the lower edge of the page. Decorative. */
export const MissingPane = () => <Drawing className={styles.facade} size={missingPaneSize} markup={missingPaneDrawing} />;
