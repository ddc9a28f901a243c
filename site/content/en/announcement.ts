/** What names the bar above the header. What it says is in `site/announcement.ts`. */
export const announcement = {
  'announcement.label': 'Notice',
} as const;
