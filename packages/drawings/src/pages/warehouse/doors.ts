import { at, evenlySpaced, lines, plane, rect, type Svg } from '../../svg.ts';
import { pallet } from '../../vocabulary/closeUp/warehouse.ts';

/** The size of one bay of the wall, in units. */
export const dockDoorSize = { width: 288, height: 160 } as const;

const OPENING = { x: 56, y: 22, width: 176, height: 138 } as const;

/** One bay: a dock door in its seal, rolled up by `up` units, and the inside that it shows. */
const door = (up: number, inside: Svg): Svg => {
  const { x, y, width, height } = OPENING;
  const shut = height - up;
  return (
    rect(0, 0, dockDoorSize.width, dockDoorSize.height, 'stone') + lines(evenlySpaced(9, 16, 32).map((left) => `M${left} 0v${dockDoorSize.height}`).join(''), 'stoneShade') +
    rect(x - 14, y - 14, width + 28, height + 14, 'ink') + rect(x, y, width, height, 'cloth') +
    inside +
    (shut > 0 ? rect(x, y, width, shut, 'white') + lines(evenlySpaced(Math.floor(shut / 18), y + 18, 18).map((line) => `M${x} ${line}h${width}`).join(''), 'stoneShade', 'edge') + rect(x, y + shut - 5, width, 5, 'stoneShade') : '') +
    rect(20, 112, 14, 40, 'line') + rect(254, 112, 14, 40, 'line') + lines(`M0 ${dockDoorSize.height - 1}h${dockDoorSize.width}`, 'ink', 'edge')
  );
};

/** Four doors in one wall: goods on pallets, a machine, strips against the cold, daylight at the other side. */
export const dockDoors = {
  distribution: door(104, at(62, 160, pallet(76, 72, 2)) + at(148, 160, pallet(76, 46, 3))),
  manufacturing: door(120,
    rect(76, 74, 84, 86, 'leafShade') + rect(144, 74, 16, 86, 'frame') + rect(88, 88, 40, 26, 'glassShade') + plane('M94 114l18-26h10l-18 26z', 'glassClear') +
    rect(160, 118, 64, 10, 'glassDull') + rect(208, 128, 8, 32, 'glassDull') + rect(172, 100, 22, 18, 'brick') + rect(102, 54, 8, 20, 'glassDull') + rect(98, 46, 16, 9, 'red')),
  food: door(96,
    evenlySpaced(8, 58, 22).map((x, k) => rect(x, 64, 20, k === 3 ? 74 : 96, 'glassShade') + rect(x + 14, 64, 4, k === 3 ? 74 : 96, 'glassClear')).join('') +
    plane('M56 160q14-12 30-6t34-4t40 4t36-4t36 10z', 'white')),
  crossDock: door(138,
    rect(96, 44, 96, 116, 'glassShade') + rect(110, 70, 68, 76, 'white') + lines('M144 70v76', 'stoneShade', 'edge') + rect(110, 138, 68, 8, 'line') + lines('M96 160V44h96v116', 'ink', 'edge') +
    at(170, 160, pallet(52, 40, 2)) + plane('M64 160v-34h22l8 18h10v16z', 'brick') + rect(104, 96, 4, 64, 'line') + rect(104, 152, 20, 4, 'line')),
} as const;
