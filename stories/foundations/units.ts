/** A reader’s own font size is 16 px, unless they chose another. */
export const PX_IN_REM = 16;
