/** The accessible name of a part: a text of its own, or the id of the heading that has it. Exactly one of them. */
export type AccessibleName =
  | { /** Its name, where no heading gives it. Default: that of `aria-labelledby`. */ 'aria-label': string; 'aria-labelledby'?: undefined }
  | { /** The id of the heading that names it, instead of `aria-label`. Default: none. */ 'aria-labelledby': string; 'aria-label'?: undefined };
