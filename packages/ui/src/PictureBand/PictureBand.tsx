import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Container } from '../Section/Container.tsx';
import * as styles from './PictureBand.css.ts';

/**
 * A band in which a picture reaches the edges of the window, and words stand beside it or below it. Give it
 * `aria-labelledby` with the `id` of its title: it is a region then. Without a picture use `Section`.
 */
export function PictureBand({
  picture,
  layout = 'beside',
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'section'> & {
  /** An `img` or a `picture`, with its `alt`; it is cropped to its place. Its own class may say `object-position`. */
  picture: ReactNode;
  /** `beside`: at left from 960 px, above the words on narrower screens. `above`: as wide as the window. Default `beside`. */
  layout?: 'beside' | 'above';
}) {
  const above = layout === 'above';
  return (
    <section {...rest} className={classNames(styles.band, !above && styles.columns, className)}>
      <div className={above ? styles.wide : styles.side}>{picture}</div>
      {above ? <Container className={styles.below}>{children}</Container> : <div className={styles.beside}>{children}</div>}
    </section>
  );
}
