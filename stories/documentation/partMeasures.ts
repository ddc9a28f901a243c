import { baseSource } from '@uno/tokens';
import { cssVariable } from '@uno/tokens/names';

/** What a part measures: its size in CSS px, and what its style takes from the tokens. */
export interface PartMeasures {
  readonly width: number;
  readonly height: number;
  /** CSS properties with the names of tokens, or px where no token has the value. */
  readonly style: readonly { readonly property: string; readonly value: string }[];
}

const namesOf = (group: 'space' | 'size' | 'stroke' | 'weight'): readonly string[] => Object.keys(baseSource[group]).filter((name) => !name.startsWith('$'));

/** What `use` gives for each token of a group, in the theme and at the width around an element. */
function tokenValues(around: Element, group: 'space' | 'size' | 'stroke' | 'weight', property: 'width' | 'fontSize' | 'fontWeight'): ReadonlyMap<string, string> {
  const probe = document.createElement('div');
  probe.style.position = 'absolute';
  around.append(probe);
  const values = namesOf(group).map((name): readonly [string, string] => {
    probe.style[property] = `var(${cssVariable(group, name)})`;
    return [getComputedStyle(probe)[property], name];
  });
  probe.remove();
  // Of two tokens with one value, the first is named.
  return new Map(values.toReversed());
}

/** In a frame that is drawn smaller, lengths have long fractions. */
const pixels = (length: string): string => `${Math.round(Number.parseFloat(length) * 10) / 10} px`;

const isNothing = (value: string): boolean => /^(?:0px|normal|none|auto)$/.test(value);

/**
 * Measures parts of a component where they are drawn.
 *
 * @param around the element around all of them
 */
export function measureParts(around: Element, parts: readonly Element[]): readonly PartMeasures[] {
  const [space, size, stroke, weight] = [tokenValues(around, 'space', 'width'), tokenValues(around, 'size', 'fontSize'), tokenValues(around, 'stroke', 'width'), tokenValues(around, 'weight', 'fontWeight')];
  return parts.map((part) => {
    const computed = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    const distance = (value: string) => space.get(value) ?? stroke.get(value) ?? pixels(value);
    const sides = [...new Set([computed.paddingBlockStart, computed.paddingInlineStart])];
    const hasText = [...part.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '');
    const style = [
      ...(sides.every(isNothing) ? [] : [{ property: 'padding', value: sides.map((side) => (isNothing(side) ? '0' : distance(side))).join(' ') }]),
      ...(isNothing(computed.rowGap) ? [] : [{ property: 'gap', value: distance(computed.rowGap) }]),
      ...(isNothing(computed.borderBlockStartWidth) || computed.borderBlockStartStyle === 'none' ? [] : [{ property: 'border', value: distance(computed.borderBlockStartWidth) }]),
      ...(hasText ? [{ property: 'font', value: `${size.get(computed.fontSize) ?? pixels(computed.fontSize)} ${weight.get(computed.fontWeight) ?? computed.fontWeight}` }] : []),
    ];
    return { width: Math.round(width), height: Math.round(height), style };
  });
}
