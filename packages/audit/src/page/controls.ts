import { type Remark, remark } from './element.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [tabindex="0"]';

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** The smallest target (WCAG 2.5.8), in px. */
const LEAST = 24;

/** Whether a link is part of a sentence: the line height decides its size. */
function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline') || getComputedStyle(element).display === 'inline-flex') return false;
  const block = element.parentElement?.closest('p, li, dd, dt, td, th, figcaption, blockquote, label, address, span, div');
  return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
}

/** The area that can be pressed: a field's own box with those of its labels. */
function areaOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect()) : [];
  return labels.find(({ width, height }) => Math.min(width, height) >= LEAST) ?? own;
}

/** WCAG 2.5.8: targets below 24 px whose circle of 24 px touches another target. Targets in a sentence are exempt, and controls that the browser draws. */
export function smallTargets(): Remark[] {
  const targets = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => isSeen(element) && getComputedStyle(element).pointerEvents !== 'none')
    .map((element) => ({ element, area: areaOf(element) }));
  const isSmall = ({ width, height }: DOMRect) => width < LEAST - 0.5 || height < LEAST - 0.5;
  const isNear = (one: DOMRect, other: DOMRect): boolean => {
    const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
    const aside = Math.max(other.left - x, 0, x - other.right);
    const above = Math.max(other.top - y, 0, y - other.bottom);
    const apart = isSmall(other) ? Math.hypot(x - other.x - other.width / 2, y - other.y - other.height / 2) - LEAST / 2 : Math.hypot(aside, above);
    return apart < LEAST / 2 - 0.5;
  };
  return targets.flatMap(({ element, area }) => {
    const native = element instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'color'].includes(element.type) && getComputedStyle(element).appearance !== 'none';
    if (!isSmall(area) || native || isInSentence(element)) return [];
    const near = targets.find((other) => other.element !== element && !other.element.contains(element) && !element.contains(other.element) && isNear(area, other.area));
    return near === undefined ? [] : [remark(element, `is ${Math.round(area.width)} × ${Math.round(area.height)} px, and another target is nearer than ${LEAST} px`)];
  });
}

const normalize = (text: string): string => text.toLowerCase().normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const wordsAt = (ids: string | null): string => (ids ?? '').split(/\s+/).flatMap((id) => document.getElementById(id)?.textContent ?? []).join(' ');

/** The words of a control that are seen and that its name must have: without what is hidden from screen readers. */
function seenWords(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const originals = [...element.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, index) => {
    const original = originals[index];
    if (original?.matches('[aria-hidden=true], svg, style, script') || (original !== undefined && !isSeen(original))) part.remove();
  });
  return normalize(copy.textContent);
}

/** WCAG 2.5.3: controls whose name, given by `aria-label` or `aria-labelledby`, lacks their visible words. */
export const labelsNotInName = (): Remark[] =>
  [...document.querySelectorAll(`:is(${CONTROLS}):is([aria-label], [aria-labelledby])`)].filter((element) => isSeen(element) && !element.matches('[role=region], [role=group], [role=tabpanel]')).flatMap((element) => {
    const name = normalize(element.hasAttribute('aria-labelledby') ? wordsAt(element.getAttribute('aria-labelledby')) : (element.getAttribute('aria-label') ?? ''));
    const seen = element.matches('input, select, textarea') ? normalize([...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((label) => label.textContent).join(' ')) : seenWords(element);
    return seen.length > 1 && name !== '' && !` ${name} `.includes(` ${seen} `) ? [remark(element, `says “${seen}”, but its name is “${name}”`)] : [];
  });

const isShownText = (id: string): boolean => {
  const element = document.getElementById(id);
  return element !== null && element.textContent.trim() !== '' && isSeen(element);
};

/** WCAG 3.3.1: fields that are marked as wrong without a text that says why. */
export const errorsWithoutText = (): Remark[] =>
  [...document.querySelectorAll('[aria-invalid=true]')].filter(isSeen).flatMap((field) => {
    const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`.split(/\s+/).filter(Boolean);
    return ids.some(isShownText) || field.closest('fieldset, [role=group], [role=radiogroup]')?.querySelector('[role=alert], [id*=error]') ? [] : [remark(field, 'is marked as wrong, but no text that belongs to it says why')];
  });

const TOKENS = new Set(
  (
    'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code ' +
    'organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 ' +
    'country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code ' +
    'tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn'
  ).split(' '),
);

/** WCAG 1.3.5: `autocomplete` with a token that HTML does not know. */
export const unknownTokens = (): Remark[] =>
  [...document.querySelectorAll('input[autocomplete], select[autocomplete], textarea[autocomplete]')].filter(isSeen).flatMap((field) => {
    const tokens = (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/).filter((token) => !/^(?:section-.+|shipping|billing|home|work|mobile|fax|pager)$/.test(token));
    const unknown = tokens.filter((token) => token !== '' && !TOKENS.has(token));
    return unknown.length > 0 ? [remark(field, `has the unknown autocomplete token “${unknown.join(' ')}”`)] : [];
  });

/** Fields that seem to be about the visitor, without a purpose that a program can read: a person decides whether they are. */
export const fieldsWithoutPurpose = (): Remark[] =>
  [...document.querySelectorAll('input:is([type=email], [type=tel]):not([autocomplete])')].filter(isSeen).map((field) => remark(field, 'has no autocomplete token: is it about the visitor?'));

/** WCAG 2.1.1: elements that answer a press of the mouse only. */
export const mouseOnly = (): Remark[] =>
  [...document.querySelectorAll('[onclick]')]
    .filter((element) => isSeen(element) && !element.matches(`${CONTROLS}, label, body, [tabindex]`) && element.closest('a[href], button, label, summary') === null && element.querySelector(CONTROLS) === null)
    .map((element) => remark(element, 'answers a press of the mouse, but takes no focus'));

/** WCAG 2.1.1: elements that lose the focus as soon as they get it. Run it last: focus can change a page. */
export function focusRefused(): Remark[] {
  const refused = [...document.querySelectorAll(CONTROLS)].filter((element): element is HTMLElement => element instanceof HTMLElement && isSeen(element) && element.tabIndex >= 0 && !element.matches(':disabled')).filter((element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === document.body && element.isConnected;
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return refused.map((element) => remark(element, 'takes the focus and loses it at once'));
}

/** WCAG 3.3.8: fields of a login that refuse pasted text. */
export const pasteRefused = (): Remark[] =>
  [...document.querySelectorAll('input:is([type=password], [autocomplete~=username], [autocomplete~=one-time-code])')].filter(isSeen).flatMap((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'pasted');
    const accepted = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    return !accepted && field instanceof HTMLInputElement && !field.value.includes('pasted') ? [remark(field, 'refuses pasted text')] : [];
  });
