/** Animations that end are at their end; those that never do stand at their first frame. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
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
 * Brings what a story leaves behind to one state, whatever the machine's speed: scrolled to its start, with its
 * fonts, nothing moving. What axe sees then is the same in every run.
 */
export async function standStill(): Promise<void> {
  await document.fonts.ready;
  stopAnimations();
  for (const element of document.querySelectorAll('*')) if (isScrolled(element)) element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
