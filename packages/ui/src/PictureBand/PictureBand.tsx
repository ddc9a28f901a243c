import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Container } from '../Section/Container.tsx';
import * as styles from './PictureBand.css.ts';

/** The props of `PictureBand`. */
export type PictureBandProps = ComponentPropsWithRef<'section'> & {
  /** An `img`, or a `picture` with one. Its `alt` says what the words don’t; it is empty if they say the same. It is cropped (`object-fit: cover`); give the image a class that sets `object-position`. */
  picture: ReactNode;
  /** `beside`: the picture is at the left from 960 px of its own width and above the content where it is narrower. `above`: it is as wide as the window, and the content is below it. Default `beside`. */
  layout?: 'beside' | 'above' | undefined;
};

/**
 * A full-width section with a picture that reaches the edges of the window, and content beside or below the picture.
 * Give it `aria-labelledby` with the `id` of its title, which makes it a landmark (`region`). Without a picture use
 * `Section`.
 */
export function PictureBand({ picture, layout = 'beside', className, children, ...rest }: PictureBandProps) {
  const above = layout === 'above';
  return (
    <section {...rest} className={classNames(styles.band, className)}>
      <div className={above ? undefined : styles.columns}>
        <div className={above ? styles.wide : styles.side}>{picture}</div>
        {above ? <Container className={styles.below}>{children}</Container> : <div className={styles.beside}>{children}</div>}
      </div>
    </section>
  );
}
