import { classNames } from '../classNames/index.ts';
import { RotatingWordsPause, type RotatingWordsPauseProps } from '../RotatingWords/index.ts';
import { pause } from './Hero.css.ts';

/** The props of `HeroPause`. */
export type HeroPauseProps = RotatingWordsPauseProps;

/**
 * The pause control for the words and the picture: beside the rotating word, or over the picture on narrow screens.
 */
export function HeroPause({ className, ...rest }: HeroPauseProps) {
  return <RotatingWordsPause {...rest} className={classNames(pause, className)} />;
}
