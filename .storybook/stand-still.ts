/** Finishes every animation that has an end, and pauses endless ones at their first frame. One that a scroll drives stands still by itself. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

const isScrolled = ({ scrollTop, scrollLeft }: Element): boolean => scrollTop !== 0 || scrollLeft !== 0;

/**
 * Brings the page to the same state on fast and slow machines: fonts loaded, animations stopped, scrolled to the
 * start. So axe sees the same page in every run.
 */
export async function standStill(): Promise<void> {
  await document.fonts.ready;
  stopAnimations();
  for (const element of document.querySelectorAll('*')) if (isScrolled(element)) element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
