/** The default font size of browsers, in px. */
export const PX_IN_REM = 16;
