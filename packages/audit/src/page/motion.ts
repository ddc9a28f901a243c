import { type Remark, remark } from './element.ts';

/** Whether a transition began before reduced motion was switched on: now its element has none. */
function isFromBefore(animation: Animation): boolean {
  const { effect } = animation;
  if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect) || effect.target === null) return false;
  return getComputedStyle(effect.target, effect.pseudoElement).transitionDuration.split(', ').every((duration) => Number.parseFloat(duration) === 0);
}

/** WCAG 2.3.3, Animation from Interactions, and 2.2.2: nothing moves under reduced motion. */
export async function runningAnimations(): Promise<Remark[]> {
  // After two frames, animations have started.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && !isFromBefore(animation))
    .map((animation) => {
      const { effect, id } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const name = animation instanceof CSSAnimation ? animation.animationName : id;
      return remark(target ?? document.documentElement, `an animation runs${name && `: ${name}`}`);
    });
}

const PAUSE = /\b(?:pause|stop|hide|arr[êe]ter|masquer|immobiliser)\b/i;

/** Whether the page has a control that says that it pauses something. */
const hasPause = (): boolean =>
  [...document.querySelectorAll('button, input, [role=button], [role=switch], summary, label')].some((control) => PAUSE.test(`${control.textContent} ${control.getAttribute('aria-label') ?? ''}`));

/** WCAG 2.2.2: what moves by itself for over five seconds, or for ever. A sign that something is being loaded is exempt; what a scroll drives doesn't move by itself. */
export const longAnimations = (): Remark[] =>
  [
    ...document.getAnimations().flatMap(({ effect, playState, timeline }) => {
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect) || effect.target === null || Number(effect.getComputedTiming().endTime) <= 5000) return [];
      const { target } = effect;
      const { width, height } = target.getBoundingClientRect();
      return width * height > 0 && target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && target.closest('[aria-busy=true], [role=progressbar]') === null ? [target] : [];
    }),
    ...document.querySelectorAll('marquee, blink, video[autoplay][loop]:not([controls])'),
  ].map((node) => remark(node, 'moves by itself for more than five seconds'));

/** The same, where the page has no control that pauses it: nobody can stop it. */
export const movementWithoutPause = (): Remark[] => (hasPause() ? [] : longAnimations());

/** The same, where there is such a control: a person has to try it. */
export const movementWithPause = (): Remark[] => (hasPause() ? longAnimations() : []);
