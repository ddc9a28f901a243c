import { describeElement, type Remark } from './finding.ts';

/** Waits two frames, so that animations have started. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** WCAG 2.3.3, Animation from Interactions, and 2.2.2: nothing moves under reduced motion. */
export async function runningAnimations(): Promise<Remark[]> {
  await twoFrames();
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { effect, id } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const name = animation instanceof CSSAnimation ? animation.animationName : id;
      return { element: target === null ? 'document' : describeElement(target), detail: `an animation runs${name && `: ${name}`}` };
    });
}
