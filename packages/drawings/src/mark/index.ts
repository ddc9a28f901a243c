export { homeIcons, type Icon, iconDrawing, tabIcons, vectorIcon } from './icons.ts';
export { drawnMark, fileColour, inTwoLines, mark, type MarkColours, markColours, wordmarkMeasures } from './mark.ts';
