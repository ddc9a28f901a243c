const widths = {
  320: 'Phone, or 400 % zoom',
  360: 'Phone',
  768: 'Tablet',
  1280: 'Laptop',
  1920: 'Desktop',
} as const;

/** A width that the tests check, in px. */
export type ViewportWidth = keyof typeof widths;

/** The widths that the tests check; 320 px is for WCAG 1.4.10, Reflow. */
export const viewportWidths = [320, 360, 768, 1280, 1920] as const satisfies readonly ViewportWidth[];

/** The height of a window of this width, in px. */
export const viewportHeight = (width: ViewportWidth): number => (width < 768 ? 720 : 900);

/** The windows of these widths, as Storybook's toolbar takes them. */
export const viewports = Object.fromEntries(
  viewportWidths.map((width) => [`w${width}`, { name: `${width} px (${widths[width]})`, styles: { width: `${width}px`, height: `${viewportHeight(width)}px` } }]),
);
