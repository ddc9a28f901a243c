import type { ComponentPropsWithRef } from 'react';
import { lineWidth } from '../svg.ts';
import { PICTOGRAM_SIZE, type PictogramName, pictograms } from './pictograms.ts';

/**
 * One of the twelve pictograms: a service or a reason, beside text that says it. Hidden from assistive technology. It takes
 * the colour of the text around it, and may be on paper or clear glass: 32 px beside a line, 48 px over a title, 96 px
 * alone. For the action of a control use an icon of `lucide-react`.
 *
 * Use it only in static pages and stories: an island that imports it sends all twelve to every visitor.
 */
export function Pictogram({
  name,
  size = 48,
  ...rest
}: Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children' | 'dangerouslySetInnerHTML'> & {
  name: PictogramName;
  /** Its side in px: a multiple of 16 keeps its lines on whole pixels. Default 48. */
  size?: number;
}) {
  return (
    <svg
      {...rest}
      width={size}
      height={size}
      viewBox={`0 0 ${PICTOGRAM_SIZE} ${PICTOGRAM_SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth.edge}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: pictograms[name] }}
    />
  );
}
