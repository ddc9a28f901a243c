const widths = {
  320: 'Phone, or 400 % zoom',
  360: 'Phone',
  768: 'Tablet',
  1280: 'Laptop',
  1920: 'Desktop',
} as const;

/** The widths that the tests check; 320 px is for WCAG 1.4.10, Reflow. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([width, name]) => [
    `w${width}`,
    { name: `${width} px (${name})`, styles: { width: `${width}px`, height: Number(width) < 768 ? '720px' : '900px' } },
  ]),
);
