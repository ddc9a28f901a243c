import measured from '../../packages/ui/sizes.json' with { type: 'json' };
import { block, figure, note } from './documentation.css.ts';

/** The size of a component, in bytes after brotli. */
interface Size {
  js: number;
  css: number;
}

const sizes: Readonly<Record<string, Size | undefined>> = measured;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/**
 * The measured properties of a component: its download size (brotli; React, Radix and the company’s mark not counted).
 */
export function Measured({
  of,
}: {
  /** The component's name, as it is imported. */
  of: string;
}) {
  const size = sizes[of];
  return (
    <p className={`sb-unstyled ${block}`} lang="en-CA">
      {size ? (
        <>
          <strong className={figure}>{kilobytes(size.js)}</strong> of JavaScript and{' '}
          <strong className={figure}>{kilobytes(size.css)}</strong> of CSS, compressed with brotli; React, Radix and the
          company’s mark are not counted.
        </>
      ) : (
        <span className={note}>Not measured yet: <code>npm run build:ui</code> measures each component.</span>
      )}
    </p>
  );
}
