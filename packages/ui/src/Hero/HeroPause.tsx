import { classNames } from '../classNames/index.ts';
import { RotatingWordsPause, type RotatingWordsPauseProps } from '../RotatingWords/index.ts';
import { pause } from './Hero.css.ts';

/** The props of `HeroPause`. */
export type HeroPauseProps = RotatingWordsPauseProps;

/**
 * The pause control for the words and the picture: a row below both. With a picture `behind` it lies over the picture, and from 1,024 px beside
 * the rotating word.
 */
export function HeroPause({ className, ...rest }: HeroPauseProps) {
  return <RotatingWordsPause {...rest} className={classNames(pause, className)} />;
}
