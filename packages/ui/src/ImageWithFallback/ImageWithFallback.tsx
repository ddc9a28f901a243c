'use client';

import { type ComponentPropsWithRef, type ReactEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import { frame, image, pane, words } from './ImageWithFallback.css.ts';

/** The props of `ImageWithFallback`: the attributes of `<img>`, its loading priority, and the text for a picture without alt text. */
export interface ImageWithFallbackProps extends Omit<ComponentPropsWithRef<'img'>, 'loading' | 'width' | 'height'> {
  /** Its address. Default: none, and the empty pane shows `alt` in its place. */
  src?: string | undefined;
  /** What it shows, for those who can't see it; empty for a decorative picture (WCAG 1.1.1). */
  alt: string;
  /** Width of the file in px; with `height` it gives the ratio that is kept free. Default 800. */
  width?: number | undefined;
  /** Height of the file in px. Default 450. */
  height?: number | undefined;
  /** Whether it is visible before the first scroll: it is then loaded at once, with high priority. Default false: lazy loading. */
  priority?: boolean | undefined;
  /** The text for a decorative picture, which has no `alt` to show. Default: its pane is empty. */
  labels?: {
    /** Shown in the empty pane where `alt` is empty: “Image”. It is hidden from assistive technology. */
    image: ReactNode;
  } | undefined;
  /** Called when the picture failed to load, also if that was before React hydrated the page. Default: none. */
  onError?: ReactEventHandler<HTMLImageElement> | undefined;
}

/**
 * A picture with a placeholder. While it loads, and if it fails, an empty pane of the same ratio (16:9 by default)
 * keeps its room, so that nothing shifts. When it fails, the pane shows the `alt` text, or `labels.image`, and grows
 * if the text needs more room, and the console shows a warning with the address. It tries again when `src` changes and when the network is back. A picture that failed before React
 * hydrated the page is handled too. Without JavaScript the styles alone show the pane with the `alt` text.
 *
 * The picture covers its frame, so it must be opaque: a photograph, a scene. For a logo use a plain `<img>`.
 *
 * `className` reaches the frame, everything else the `<img>`, which is not there while the pane shows the text.
 */
export function ImageWithFallback({ src, alt, width = 800, height = 450, priority = false, labels, fetchPriority, className, onError, ref, ...rest }: ImageWithFallbackProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const pictureRef = useMergedRefs(picture, ref);
  const missing = src === undefined || src === '' || failed === src;

  // React does not see an `error` event that fired before hydration: it gets another, and so does the consumer's handler.
  useEffect(() => {
    if (src !== undefined && picture.current?.complete === true && picture.current.naturalWidth === 0) picture.current.dispatchEvent(new Event('error'));
    return () => setFailed(undefined);
  }, [src]);
  // What failed without a network is tried again when it is back. In a layout effect, so that no event comes before it listens.
  useLayoutEffect(() => {
    if (failed === undefined) return undefined;
    const tryAgain = () => setFailed(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [failed]);

  const text = alt === '' ? labels?.image : alt;

  return (
    <span className={classNames(frame, className)}>
      <svg className={pane} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path vectorEffect="non-scaling-stroke" d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />
      </svg>
      {missing ? (
        hasContent(text) && (
          <span className={words} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
            {text}
          </span>
        )
      ) : (
        <img
          decoding="async"
          {...rest}
          ref={pictureRef}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : fetchPriority}
          className={image}
          onError={(event) => {
            console.warn(`Image failed to load: ${src}`);
            setFailed(src);
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
